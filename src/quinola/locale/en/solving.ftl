# What could have been done with open cards.

solve-before = Deal { $number }, before card { $card } of trick { $trick }; { $seat } is to play
solve-so-far = points so far
solve-avoiding = wanting few
solve-gathering = wanting many
solve-every-trick = every trick
solve-no-trick = no trick
solve-yes = yes
solve-no = no
solve-reversis = yes, a reversis
solve-each-for-himself = Each for himself: { $nets }
solve-line-avoiding = Wanting few points:
solve-line-gathering = Wanting many points:
solve-line-every-trick = For every trick:
solve-line-no-trick = For no trick:
solve-line-alone = Each for himself:
solve-not-in-play = no card is to be played
solve-not-so-far = the record does not go as far as card { $card_number }
