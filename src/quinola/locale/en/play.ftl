# Before a match and after it: seats, saving, what the terminal can do.

seating-honours = An ace, king, queen and jack are drawn for seats; the ace chooses its seat and deals first
seating-draws = { $player }: { $card }
seating-choose = The ace is yours. Which seat do you choose ({ $seats })?
seating-no-seat = The seats are { $seats }
seating-lot = Seats and the first dealer are drawn by lot
seating-quinola = Seats are drawn by lot; then cards are dealt round, and the player who gets the jack of hearts deals first
seating-round = { $cards }
seating-places = Seats, in the order of play: { $places }
seating-dealer = First dealer: { $dealer }

play-title = Reversis (Quinola), rules: { $ruleset }. ? gives help
play-resumed = The match goes on. Rules: { $ruleset }
play-begin = Press Enter to begin
play-plain = This terminal cannot show the full game: it is played in lines (as with --plain)
play-language = { $spoken } cannot be written in this terminal's encoding ({ $encoding }): the game is in English
play-kept = The match that was unfinished, or could not be read, is kept as { $kept }. To go on with it:
play-saved = The match is saved in { $file }. To go on with it:
play-not-begun = No match was begun
play-none = There is no match to go on with: { $file } does not exist

savegame-in-use = { $file } is being played by another process; end that one, or choose another file with --save
savegame-no-file = { $file } is not a file
savegame-unwritable = { $file } cannot be read or written: { $error }
bot-unknown = there is no bot { $name }; there are { $allowed }
bots-number = { $count ->
    [one] { $count } bot is named
   *[other] { $count } bots are named
 }; name one for all three, or { $wanted } separated by commas
rules-unreadable = { $file } cannot be read: { $error }
match-has-its-own = { $options } cannot be given with { $option }: a saved match has its own
record-exists = { $file } exists and holds something else; name another file
record-unwritable = { $file } cannot be written: { $error }
record-settled-only = Deal { $number } is not settled yet, so the record does not have it
