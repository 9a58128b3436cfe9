# Shuffles that can be checked.

shuffle-holds = deal { $deal } holds: the seed is the one committed to, and deals these cards
shuffle-commitment = the seed is not the one that was committed to
shuffle-pack = the pack is not in the order of the seed: card { $place } is { $card } and should be { $right }
shuffle-hand = the hand of { $seat } is not what this pack deals
shuffle-talon = the talon is not what this pack deals
shuffle-too-large = longer than the { $most } bytes of any published shuffle
shuffle-unreadable = not a published shuffle: { $error }
