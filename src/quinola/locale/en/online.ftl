# Why something cannot be done at a table with other people.

table-unknown = there is no such table
table-closed = this table is closed
token-wrong = this is not the key of any seat at this table
spectators-off = nobody may look on at this table
invitation-wrong = this link does not let you sit down at this table
frame-large = the message is longer than { $most } bytes
frame-broken = not a message of the protocol: { $error }

name-empty = a name has to be given
name-long = a name has { $most } characters at most
name-signs = a name needs at least one letter or digit
name-marks = a letter of a name may bear { $most } marks at most
name-taken = { $name } sits here already, and the two names would look alike

not-seated = whoever looks on cannot do this: take a seat first
not-host = only the host can do this: { $host }
already-seated = you have a seat at this table: { $seat }
seat-taken = this seat is taken: { $seat }
table-full = all seats are taken
match-on = not while a match is being played
no-match = no match is being played
no-deal = no deal is being played
not-settled = there is no settlement to go on from
bot-plays = a bot is playing for you: come back first
not-asked = it is not your turn
answer-given = you have answered already
stale = this was meant for an earlier moment; look at the table again
seen-ahead = this speaks of something that has not happened yet
vote-nobody = there is no other player here to be replaced
vote-present = { $seat } is here, and has not kept the table waiting for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 } yet
practice-only = only at a table for practice, with bots alone
nothing-to-undo = there is nothing to take back in this deal
chat-off = there is no chat at this table
chat-empty = the message is empty

settings-cards = these are not all the cards of this game: 11 each, 12 to the dealer, 3 over
settings-cards-practice = cards can be given only at a table for practice
