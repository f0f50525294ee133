### Everything that does not belong to one game.

house-nothing = nothing
house-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Names of players

house-name-human = Player
house-name-human-number = Player { $seat }
house-name-bot = Bot { $seat }
house-bot-random = Tourist
house-bot-novice = Novice
house-bot-greedy = Assistant
house-bot-skilled = Digger
house-bot-expert = Curator
house-bot-master = Professor
house-bot-exact = Codebreaker

## Values of options

house-value-on = yes
house-value-off = no

## Why something cannot be done

house-why-game-is-over = The game is over.
house-why-not-your-decision = It’s not your turn.
house-why-unknown-action = “{ $action }” is not an action or a command. Type “?” for help.
house-why-nothing-done = There is nothing to undo: you have not done anything yet.
house-why-revealed = You can no longer undo this: new information has been revealed.
house-why-others-acted = You can no longer undo this: another player has acted since.

## Errors

house-error = Error:
house-error-output = Cannot write output: { $what }.
house-error-read = Cannot read { $file }: { $what }.
house-error-write = Cannot write { $file }: { $what }.
house-error-random = The system provides no randomness: { $what }.
house-error-unknown-game = Unknown game “{ $game }”. Available games: { $known }.
house-error-option-form = “{ $given }” is not an option. Options are written KEY=VALUE, for example curse=on.
house-error-name = “{ $name }” is not a valid name. A name has 1 to { $most } characters.
house-error-salt = “{ $given }” is not a valid salt. A salt has 1 to 64 letters (without accents), digits, “-” or “_”.
house-error-viewer = Unknown viewer “{ $given }”. Use a seat from 1 to { $seats }, “spectator” or “all”.
house-error-too-far = There is no position after { $at } actions: the record has only { $steps }.
house-error-nothing-to-resume = There is no unfinished game to resume.
house-error-already-over = The game in { $file } is over. To watch it: dighouse replay { $file }

house-error-seats = This game is for { $min } to { $max } players, not { $seats }.
house-error-unknown-option = Unknown option “{ $key }”. Available options: { $known }.
house-error-unknown-value = Option “{ $key }” has no value “{ $value }”. Available values: { $known }.
house-error-conflict = These options cannot be combined: { $what }.
house-error-data = Invalid data file: { $what }.

house-error-not-a-record = This is not a game record. A record starts with “dighouse record 1”.
house-error-unknown-format = The record has format { $format }; this version reads format { $known }.
house-error-expected =
    { $what ->
        [empty] Expected an empty line
        [action] Expected an action, such as “1 bet 9-15”
       *[other] Expected a line “{ $what } …”
    }, but found “{ $found }”.
house-error-bad-value =
    { $what ->
        [end] “{ $found }” is not a fingerprint of 16 hexadecimal digits.
       *[other] “{ $found }” is not a valid value for “{ $what }”.
    }
house-error-cut-off = The record breaks off in the middle of this line.
house-error-miscounted = The record claims { $said } actions, but contains { $counted }.
house-error-after-the-end = Nothing may follow the last line of a record.

house-error-another-game = This is a record of “{ $game }”, not “{ $expected }”.
house-error-unknown-rules = This game of “{ $game }” was played with rules version { $rules }; this program knows only version { $known }.
house-error-unknown-module = This game of “{ $game }” was played with the rules module { $module }, which this program does not have.
house-error-rules-module-failed = The rules module of this game is broken: { $what }.
house-error-secret-hidden = The secret has not been revealed yet, so the game cannot be replayed.
house-error-broken-commitment = The secret does not match the commitment.
house-error-unknown-action = “{ $action }” is not an action of this game.
house-error-not-canonical = “{ $action }” must be written “{ $canonical }”.
house-error-illegal-action = “{ $action }” is not legal here. { $why }
house-error-no-end = The record has no end. It was cut off, or the game is still in progress.
house-error-another-end = The actions lead to position { $found }, but the record says { $said }.

house-error-malformed = Line { $line } of the position is invalid: { $what }.
house-error-impossible = This position is impossible: { $what }.

house-error-malformed-bot = “{ $spec }” is not a bot. Bots are written NAME or NAME:KEY=VALUE.
house-error-unknown-bot = Unknown bot “{ $bot }”. Available bots: { $known }.
house-error-old-rules = The bot “{ $bot }” knows only the newest rules, and this game is played by older ones.
house-error-unknown-setting = Bot “{ $bot }” has no setting “{ $key }”.
house-error-bad-setting = Bot “{ $bot }” does not accept “{ $value }” for “{ $key }”.

house-error-bots-for-seats = Not enough bots for { $seats } seats: { $bots }.
house-error-no-games = Play at least one game.
house-error-foreign-outcome = The results contain game { $game } twice, or with bots that do not play in it.
house-error-not-kept = A game could not be saved: { $what }.
house-error-bot-cheated = Bot { $bot } chose an illegal action in game { $game }: { $action } (seed { $seed }).
house-error-guest-absent = { $bot } cannot take part: { $what }
house-error-guest-not-started = it does not start: { $what }.
house-error-guest-too-late = no answer within { $ms } ms.
house-error-guest-ended = it ended: { $what }.
house-error-guest-garbage = it said “{ $line }”, which is not an answer.
house-error-guest-refused = it reported “{ $what }”.
house-error-guest-cheated = it chose “{ $action }”, which is not a legal action.
house-error-sprt-of-two = --sprt compares two bots at tables of two, not { $bots } at tables of { $seats }.

house-error-address-in-use = { $address } is already in use, perhaps by another Dighouse server. Choose another address, for example “--listen 127.0.0.1:8081”.
house-error-listen = Cannot listen on { $address }: { $what }.
house-error-system = System error: { $what }.
house-error-database-in-use = Another Dighouse server is using this folder. Stop it, or choose another folder with --data.
house-error-database-too-new = A newer version of Dighouse wrote this database (schema { $found }; this one knows { $known }). Start that version or a newer one, or restore a backup into another folder.
house-error-database-differs = This database says that it has version { $found } of the schema, but this part of it differs: { $what }. A development version before the first release wrote it, or somebody changed it by hand. It was left as it is. Open it with the program that wrote it, or choose another folder with --data or another database with --database.
house-error-database-older-servers = Servers of an older version of Dighouse are using this database (schema { $found }; this one needs { $known }). Stop all of them, then start this one.
house-error-database-not-copied = The database must be upgraded, but it cannot be copied to { $file } first: { $what }. It was left as it is. Make room on the disk, then start again.
house-error-database-read-only = The database cannot be written: { $what }. Check who owns the file and its folder, their permissions, and whether the disk is mounted read-only.
house-error-database-damaged = The database is damaged: { $what }. Restore a backup into another folder; “dighouse backup” may still rescue what can be read.
house-error-database-foreign = The database belongs to another program.
house-error-database-failed = Cannot open the database: { $what }.
house-error-no-database = Specify the target database: --database postgres://user@host/name
house-error-not-empty = The target already contains data. Copy into an empty one.
house-error-copy = The copy could not be completed: { $what }
house-error-table-unreadable = Cannot read table { $table }: { $what }
house-error-table-mislisted = The listing of table { $table } does not match the game played there.
house-error-table-record = The record of table { $table } is invalid: { $what }
house-error-database-address = Invalid database address: { $what }. Use the form postgres://user@host/name.

## Errors of the server

house-error-bad-field = Invalid “{ $field }”: { $what }.
house-error-bad-record = This game can’t be continued: line { $line } of the record can’t be read or replayed.
house-error-not-json = The request must be JSON (content-type: application/json).
house-error-too-large = The request is too large.
house-error-cut-off-body = The request was cut off.
house-error-length-required = The request must state its length (Content-Length); Transfer-Encoding is not accepted.
house-error-too-slow = The request took too long.
house-error-bad-address = The request address is invalid.
house-error-wrong-method = This address does not support that method.
house-error-no-such-address = There is nothing at this address.
house-error-no-such-player = There is no account with this name.
house-error-no-such-table = There is no such table.
house-error-unreadable-table = This version cannot read this table.
house-error-table-closed = This table was closed before the game started.
house-error-private-table = This table is private. Only those who were there can see it.
house-error-unhealthy = This server cannot do its work: { $what }.
house-error-not-shared = This link does not work any more. Ask a player of the table for a new one.
house-error-already-public = Anybody can see this game already; its address is enough.
house-error-password-needed = This table needs a password.
house-error-wrong-table-password = Wrong table password.
house-error-nobody-to-block = There is no other player there to block.
house-error-enough-blocked = You can block at most { $most } players. Unblock someone first.
house-error-not-blocked = You have not blocked this player.
house-error-not-welcome = The owner of this table has blocked you.
house-error-not-your-seat = Seat { $seat } is not your seat.
house-error-not-at-this-table = You are not playing at this table.
house-error-not-the-maker = Only the owner of the table can do that.
house-error-unknown-player = The server does not know you yet. Open /api/me first.
house-error-nobody-sits = At least one seat must be for you.
house-error-seat-taken = Someone else has taken this seat.
house-error-table-full = All seats are taken.
house-error-not-ready = Not all players are seated yet.
house-error-already-begun = The game has already started.
house-error-not-begun = The game has not started yet.
house-error-over = The game is over.
house-error-no-analysis = No bot can analyse this game.
house-error-not-over = The game is not over yet.
house-error-not-asked = It’s not your turn.
house-error-not-late = There is still time left: no one is late.
house-error-stale = The game has moved on in the meantime.
house-error-take-back-pending = Someone has already asked to take moves back.
house-error-no-take-back = There is no longer a request to take moves back.
house-error-enough-said = This table has reached its limit of messages.
house-error-no-aids = Hints are turned off at this table.
house-error-another-origin = The request came from another site.
house-error-too-many-requests =
    Too many requests. Try again in { $retry_after ->
        [one] one second.
       *[other] { $retry_after } seconds.
    }
house-error-name-taken = The name “{ $name }” is taken.
house-error-no-webhook = No notification address is set.
house-error-webhook-url = Use an http or https address without a user name or password, on port 80, 443 or above 1023.
house-error-webhook-unknown-name = This host name could not be found.
house-error-webhook-not-public = This address is in a private network. Only public addresses are allowed.
house-error-webhook-no-answer = There was no response from this address.
house-error-webhook-late = There was no response within ten seconds.
house-error-webhook-certificate = The secure connection failed. Check the certificate.
house-error-webhook-refused = The response was { $answer }; expected 200 to 299.
house-call-turn = Your turn: { $game } { $link }
house-call-test = Dighouse notifications work: { $link }
house-error-already-account = You already have an account.
house-error-account-changed = The account was changed elsewhere at the same time. Try again.
house-error-no-account = You are a guest and have no account yet.
house-error-wrong-sign-in = Wrong name or password.
house-error-wrong-password = Wrong password.
house-error-weak-password =
    { $what ->
        [short] A password needs at least { $least } characters.
        [long] A password has at most { $most } characters.
        [name] This password is too similar to your name.
       *[common] This password is too common.
    }
house-error-busy = Too many people are signing in right now. Try again in a few seconds.
house-error-too-many-tables = You have { $most } unfinished tables. Finish or leave one first.
house-error-too-many-open-tables = { $most } of your public tables are already waiting for players. Start or close one of them first.
house-error-too-many-public-tables = There are already { $most } public tables from your network. Wait until one of them is finished, or make a table by link.
house-error-too-many-unfinished-tables = There are already { $most } unfinished tables from your network. Finish or leave some of them first.
house-error-too-many-guests = Too many new players from your network. Try again in a minute.
house-error-too-many-streams = Dighouse is open in too many tabs or on too many devices. Close some of them.
house-error-too-many-connections = Too many connections from your network. Close some tabs and try again.
house-error-server-full = The server is full at the moment. Try again in a few seconds.
house-error-hint-running = A hint is already being prepared. Wait for it.
house-error-too-many-hints = Many hints are being prepared for players in your network. Try again in a moment.
house-error-bots-busy = The bots are all busy with their own turns. Ask for a hint again in a moment.
house-error-paused = The game is paused.
house-error-no-clock = This table has no clock.
house-error-pause-pending = Someone has already asked for a pause.
house-error-no-pause = There is no longer a request for a pause.
house-error-no-vacation = Days off are only available in turn-based games with a clock.
house-error-vacation-used-up =
    { $days ->
        [one] You have one day off left in this game.
       *[other] You have { $days } days off left in this game.
    }
house-error-store = The server cannot reach its database. Try again in a moment; nothing will be done twice.
house-error-internal = An internal error occurred. Nothing was changed.
house-error-another-setup = The seats or options of the position differ from those of the record.

## What players do at a table in the browser

house-event-said = { $seat }: { $text }
house-event-sat = { $seat } takes a seat.
house-event-left = A player leaves the table.
house-event-began = The game starts.
house-event-undone = { $seat } undoes the last action.
house-event-take-back-asked = { $seat } asks to take moves back.
house-event-take-back-refused = { $seat } declines.
house-event-took-back = Everyone agrees: the game goes back to action { $step }, as { $seat } asked.
house-event-resigned = { $seat } resigns; a bot takes over.
house-event-replaced = { $seat } is away; a bot takes over.
house-event-returned = { $seat } is back.
house-event-timed-out =
    { $lost ->
        [true] { $seat } runs out of time and loses; a bot takes over.
       *[other] { $seat } runs out of time; a bot takes over.
    }
house-event-pause-asked = { $seat } asks for a pause.
house-event-pause-refused = { $seat } wants to keep playing.
house-event-paused = Everyone agrees: the clocks are paused.
house-event-resumed = { $seat } resumes the game.
house-event-away =
    { $days ->
        [0] { $seat } is back.
        [one] { $seat } takes a day off.
       *[other] { $seat } takes { $days } days off.
    }

house-io-not-found = no such file or folder
house-io-denied = permission denied
house-io-exists = it already exists
house-io-folder = it is a folder
house-io-not-text = it is not UTF-8 text

## The command line

house-help-usage = Usage
house-help-options = Options
house-help-arguments = Arguments
house-help-commands = Commands
house-help-dighouse = A digital table for archaeology board games.
house-help-serve = Start the server for browsers (the default command)
house-help-serve-listen = Address to listen on; 0.0.0.0:8080 makes it reachable from your home network
house-help-serve-no_open = Do not open the browser
house-help-serve-bot_delay = Minimum time for a bot’s move, in milliseconds
house-help-serve-rate = Sustained requests per second for each client; 0 for no limit
house-help-serve-guest_days = Days until guests are deleted after their last game; 0 for never
house-help-serve-rooms = Number of tables to keep in memory
house-help-serve-secure = Browsers connect over https through a proxy: mark cookies as secure
house-help-serve-behind_proxy = Trust X-Forwarded-For from a proxy
house-help-serve-webhooks_to_private_networks = Allow webhooks to addresses in private networks
house-help-serve-log = Log level: off, error, warn, info, debug or trace
house-help-serve-log_form = Log format: text or json
house-help-play = Play a game in the terminal
house-help-arena = Run a tournament of bots
house-help-bot = Play as a program of its own: reads positions and writes actions, line by line (docs/bot-protocol.md)
house-help-bot-level = Bot to play with, for example expert or search:iters=500 (default: master)
house-help-bench = Measure the speed of the games; all rates are per CPU second
house-help-tune = Search for better weights for the greedy bot (exact in The Lost Code) or for the search’s evaluation, and print them in the format of their file
house-help-tune-generations = Number of generations (default: 10)
house-help-tune-candidates = Candidates per generation (default: 24)
house-help-tune-games = Games each candidate plays against the current weights (default: 40); four times as many at the end
house-help-tune-players = Players at a table (default: 2)
house-help-tune-seed = Random seed (default: 1)
house-help-tune-threads = Games to play in parallel (default: number of cores)
house-help-tune-outlook = Fit the search’s evaluation to results: the bot plays itself, and the weights that best predict the final score are found
house-help-tune-bot = Bot that plays these games (default: search:iters=100)
house-help-replay = Retell a recorded game and check every action
house-help-verify = Verify a record
house-help-rules = Show the rules of a game
house-help-schema = Show the ids of a game's actions and the fields of its observations, for programs that learn
house-help-backup = Write everything to one file, even while the server is running
house-help-backup-file = File to write
house-help-restore = Restore a backup into an empty folder or database
house-help-restore-file = Backup file
house-help-reports = List messages reported by players, with the messages around them
house-help-check = Replay every table and compare it with what is stored
house-help-check-file = Check this backup instead
house-help-migrate = Move all data from the folder to a PostgreSQL database
house-help-arg-help = Show this help
house-help-arg-version = Show the version
house-help-arg-lang = Language: en or pl
house-help-arg-game = Game, for example lost-code
house-help-arg-file = Record file
house-help-arg-options = Game option, for example curse=on; can be repeated
house-help-arg-data = Folder for the data
house-help-arg-database = PostgreSQL database to use instead of the folder, for example postgres://user@host/name
house-help-arg-json = Print JSON
house-help-bench-search = Measure the search instead of the rules, with one and two threads
house-help-arg-seconds = Duration in seconds
house-help-play-seats = Players by seat: human, human:Name or bot:exact
house-help-play-seed = Deal from this seed; without it no one chooses the deal
house-help-play-salt = Your share of the randomness: letters and digits
house-help-play-record = File for the record
house-help-play-resume = Resume an interrupted game: the latest one, or the one in this file
house-help-play-bot_delay = Time bots wait before they act, in milliseconds
house-help-arena-seats = Bots at one table, for example exact,random
house-help-arena-pool = Any number of bots that all meet each other, for example random,greedy,search:iters=200
house-help-arena-budgets = Add searches with these iterations or times to the pool, for example 50,200,100ms
house-help-arena-players = Bots from the pool at each table (default: 2)
house-help-arena-games = Games at each table (default: 100)
house-help-arena-into = Save results in this folder; run again to resume, or with more games to extend
house-help-arena-records = Save the record of every game there, too
house-help-arena-seed = Random seed (default: 1)
house-help-arena-plot = Draw the win rates into this file
house-help-arena-plots = Draw win rates, scores and strength by budget into this folder
house-help-arena-threads = Games to play in parallel (default: number of cores)
house-help-arena-sprt = Stop as soon as it is clear whether the first of two bots is stronger by the first or by the second number of Elo points, for example 0,30
house-help-arena-ms = Time for each decision of a program (exec:…), in milliseconds (default: 1000); it forfeits when it is a second late
house-help-arena-iters = Give programs a number of iterations instead; they forfeit after the time of --ms (default: 60000)
house-help-replay-at = Show the position after this many actions
house-help-replay-view = Point of view: a seat, spectator or all

house-usage-command = Unknown command “{ $given }”.
house-usage-unknown = Unexpected argument “{ $argument }”.
house-usage-missing = Missing argument: { $argument }.
house-usage-value = “{ $given }” is not a valid value for { $argument }.
house-usage-conflict = { $argument } cannot be used together with { $given }.
house-usage-other = Invalid command line.
house-usage-help = Run “dighouse --help” for usage.

house-serve-open = Dighouse is running at { $address }
house-serve-network = On your home network: { $address }
house-serve-data = Data folder: { $folder }
house-serve-stop = Press Ctrl+C to stop. Games continue when you start it again.
house-serve-closed = Dighouse has stopped.

## Reports

house-report = { $time }, table { $table }, reported by { $player }:
house-reports =
    { $count ->
        [0] No messages were reported.
        [one] { $count } message was reported.
       *[other] { $count } messages were reported.
    }

## Copies and checks

house-copied = Copied. Players: { $players }. Tables: { $tables }. Lines: { $lines }.
house-check-good = Everything matches. Players: { $players }. Tables: { $tables }. Actions: { $actions }.
house-check-flaws = Problems found. Tables: { $tables }. With problems: { $flaws }.

## Playing in the terminal

house-play-commitment =
    The deal depends on a secret. This is its seal, made before your salt is added:
    { $what }
house-play-salt = Your salt: { $what }
house-play-record = Record: { $what }
house-play-torn = The last line of { $what } was incomplete and is ignored.
house-play-resumed = Resuming { $what }
house-play-curtain = Pass the screen to { $seat } and press Enter.
house-play-help = Type “?” for help.
house-play-possible = This is possible: { $action }.
house-play-hint = { $bot } suggests: { $words } ({ $action })
house-play-over =
    Record: { $file }
    To watch the game again: dighouse replay { $file }
    To check that it was fair: dighouse verify { $file }
house-play-left =
    Record: { $file }
    To continue: dighouse play --resume { $file }

## Commands at the prompt: what is typed, and what it does

house-command-help = help, ?
house-command-undo = undo, u
house-command-hint = hint
house-command-log = log
house-command-sheet = sheet
house-command-rules = rules
house-command-odds = odds
house-command-quit = quit, q, exit
house-command-on = on, yes
house-command-off = off, no
house-about-help = shows help; “? bet 9-15” explains why that is illegal
house-about-undo = undoes your last action, if nothing was revealed since
house-about-hint = shows what the strongest bot would do
house-about-log = shows the game so far
house-about-sheet = shows the table and everyone’s bets
house-about-rules = shows the rules
house-about-odds = “odds off” hides the odds, “odds on” shows them
house-about-quit = quits; the game is saved in the record

## The score sheet

house-score-rank = Place
house-score-player = Player
house-score-total = Total

## Replaying and verifying

house-replay-no-end = The record has no last line. It was cut off, or the game is still in progress.
house-replay-unfinished = The record ends here; the game is not over.
house-replay-at = After action { $at } of { $steps }
house-verify-form =
    { $actions ->
        [one] The file is a valid record with { $actions } action.
       *[other] The file is a valid record with { $actions } actions.
    }
house-verify-commitment = The secret matches the commitment published before the game.
house-verify-seed = The seed follows from the secret and the players’ salts: { $seed }
house-verify-chosen-seed = The seed of this game was chosen by hand; there was no commitment.
house-verify-legal =
    { $actions ->
        [0] There are no actions to check.
        [one] The action is legal.
       *[other] All { $actions } actions are legal.
    }
house-verify-end = They lead to the recorded position: { $fingerprint }
house-verify-rules = The rules are version { $rules }, in the module { $module }
house-verify-over = The game was played to the end.
house-verify-unfinished = The game was not finished.

## The arena

tune-fitted = At { $moments } positions of held-out games, the predicted final score was off by { $before } with the current weights and by { $now } with these.
tune-no-outlook = The search’s evaluation for { $game } is not a weighted sum, so there is nothing to fit.
arena-report =
    { $games ->
        [one] { $game }: { $games } game, seed { $seed }
       *[other] { $game }: { $games } games, seed { $seed }
    }
arena-head-place = #
arena-head-bot = Bot
arena-head-games = Games
arena-head-wins = Wins
arena-head-interval = 95% interval
arena-head-rating = Elo
arena-head-score = Mean score
arena-head-time = ms/decision
arena-scores = Score distribution
arena-head-least = Min
arena-head-lower = 25%
arena-head-median = Median
arena-head-upper = 75%
arena-head-most = Max
arena-cross = How often the row’s bot finished ahead of the column’s bot
arena-forfeits = Forfeited games
arena-forfeited = { $bot } forfeited { $forfeits } of { $games } games.
arena-forfeit = Game { $game }, { $bot }: { $what }
arena-sprt-stronger = { $first } is stronger than { $second }: { $high } Elo rather than { $low }. Log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }, { $games } games.
arena-sprt-not-stronger = { $first } is not stronger than { $second }: { $low } Elo rather than { $high }. Log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }, { $games } games.
arena-sprt-undecided = Undecided between { $low } and { $high } Elo after { $games } games: log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }.
arena-another-plan = { $folder } contains a different tournament: { $what }. Choose another folder.
arena-folder-in-use = Another process is running the tournament in { $folder }.
arena-bad-line = Not a game result: { $what }.
arena-plot = Win rates with 95% intervals; the red line marks an equal share.
arena-plot-scores = Distribution of scores: middle half, median, and mean on the right.
arena-plot-strength = Elo by iterations per decision, with 95% intervals; red lines: other bots.
arena-plot-strength-time = Elo by milliseconds per decision, with 95% intervals; red lines: other bots.

## Tuning


## Bench

bench-head-seats = Seats
bench-head-game = Game
bench-head-games = Games/s
bench-head-actions = Actions/s
bench-head-legal = Lists/s
bench-head-clones = Clones/s
bench-head-length = Actions/game
bench-head-branching = Branching
bench-head-bytes = Bytes
bench-head-allocs = Allocs/action
bench-head-mask = Mask/list
bench-head-observations = Observations/s
bench-head-threads = Threads
bench-head-iterations = Iterations/s
bench-head-scaling = × one thread
bench-head-nodes = Nodes
bench-head-megabytes = MB
