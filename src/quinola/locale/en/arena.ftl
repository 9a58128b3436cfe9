# Contests between bots: `quinola arena` and its report.

arena-decimal-mark = .
arena-ms = { $ms } ms

arena-lone = { $who } alone among three { $other }
arena-gain = gain of { $who } in the place of { $other }
arena-home = { $who } among its own kind
arena-mean = { $who }
arena-difference = { $who } less { $other }
arena-pool-lone = left in the pool, { $who } alone among three { $other }
arena-pool-home = left in the pool, four { $who }
arena-pool-all = left in the pool

arena-column-figure = what is measured
arena-column-mean = fiches a deal (95%)
arena-column-table = table
arena-column-player = bot
arena-column-time = time, mean
arena-column-most = time, 95th percentile
arena-column-stumbles = failures

arena-played = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 } in { $seatings } seatings, { $games } played
arena-conduct-line = { $mean } a decision, 95% of them within { $most }
arena-stumbles-none = no failures
arena-stumbles-raised = { $count ->
    [one] failed by an error { $count } time
   *[other] failed by an error { $count } times
 }
arena-stumbles-illegal = { $count ->
    [one] chose what the rules forbid { $count } time
   *[other] chose what the rules forbid { $count } times
 }

arena-progress = { $done } of { $blocks } blocks
arena-interrupted-lost = Interrupted, and nothing is kept. With --resume STATEFILE finished blocks would be
arena-interrupted-kept = Interrupted; { $done } of { $blocks } blocks are kept in { $file }. To go on:

arena-entrants = { $count ->
    [one] { $count } bot is named
   *[other] { $count } bots are named
 }; a contest takes two or four
arena-rules-twice = two rule sets are called { $name }; give one of them another name in its file
arena-deals-odd = { $deals ->
    [one] { $deals } deal makes
   *[other] { $deals } deals make
 } no whole number of matches of { $match }
no-folder = the folder of { $file } does not exist
arena-ray-missing = Ray is not installed; it comes with the extra: pip install "quinola[ray]"
arena-not-sendable = { $name } cannot be sent to another process: make it with a class or function of a module, or use one worker
arena-worker-died = a worker process died; finished blocks are kept where --resume says
arena-worker-failed = a worker process failed: { $error }
arena-state-unknown = { $file } is no state of a contest; nothing in it was changed
arena-state-broken = { $file }, line { $line }: this is no block of the contest
arena-state-other = { $file } is the state of another contest: its { $field } is { $theirs }, not { $ours }

# The report
arena-title = Contest of { $players }
arena-setting-entrants = Bots
arena-setting-rules = Rules
arena-setting-seed = Seed
arena-setting-deals = Deals
arena-setting-command = Command
arena-setting-versions = Versions
arena-setting-run = Run
arena-run = { $date }, { $engine }, { $count ->
    [one] { $count } process
   *[other] { $count } processes
 }
arena-deals = { $count ->
    [one] { $count } deal under each rule set
   *[other] { $count } deals under each rule set
 }
arena-matches = { $count ->
    [one] { $count } to a match
   *[other] { $count } to a match
 }
arena-clairvoyant = sees all cards
arena-plot-means = Means with their 95% intervals, in fiches a deal
arena-running = How the means settled
arena-running-about = The mean and its 95% interval after so many blocks.
arena-spread = How blocks came out
arena-spread-about = How many blocks came to how many fiches a deal; the line is the mean.
arena-pools = What nobody won
arena-pools-about = Fiches left in the pool when play ended, a deal. The four players together lost just as many, so a player no better than the others stands below 0.
arena-conduct = Time and failures
arena-conduct-about = Processor time of decisions with a choice; the percentile is exact to 5%. Where a bot failed, a legal action was done in its place.
arena-method = Method
arena-method-duel = Every deal is played ten times with the same cards and the same dealer: each bot alone among three of the other in each of the four seats, and each at a table of its own kind. These games make one block. A bot's gain is what it wins alone among three others, less what one of four such others wins with the same cards; for two equally good bots it is 0.
arena-method-round = Every deal is played twenty-four times with the same cards and the same dealer, in every order of the four bots. These games make one block. So each bot has each hand equally often, with each of the others at its left, across the table and at its right.
arena-method-alone = Every deal stands alone: the pool starts empty, the first stakes go in, everything is settled, and what is left in the pool belongs to nobody.
arena-method-match = A block is a whole match: the pool starts empty, is carried from deal to deal, and what is left in it at the end belongs to nobody. All is reckoned by the deal.
arena-method-interval = Blocks are independent of one another, games within a block are not. So the intervals are Student's, over the means of blocks. Of many intervals at 95%, one in twenty misses; each must be read alone.
arena-method-limits = The figures hold for these bots, these rules and these companions. They do not say who would win in other company or against people, and strength is no ladder: A may beat B, B beat C, and C beat A.
arena-method-clairvoyant = Who sees all cards is a yardstick for what knowledge is worth, and no player.
arena-citing = To cite
arena-cite = Quinola { $version }, arena: { $players }; rules { $rules }; { $deals } deals; seed { $seed }; { $date }.
