### The house: everything that is not of one game.

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

## Values of options

house-value-on = yes
house-value-off = no

## Why something cannot be done

house-why-game-is-over = The game is over.
house-why-not-your-decision = It is somebody else's decision.
house-why-unknown-action = “{ $action }” is neither an action nor a command here. Type “?” for help.
house-why-nothing-done = There is nothing to take back: you have not done anything yet.
house-why-revealed = Too late to take this back: something was revealed since.
house-why-others-acted = Too late to take this back: somebody else has acted since.

## Errors

house-error = Error:
house-error-output = The output cannot be written: { $what }.
house-error-read = { $file } cannot be read: { $what }.
house-error-write = { $file } cannot be written: { $what }.
house-error-random = The system gives no randomness: { $what }.
house-error-unknown-game = There is no game “{ $game }”. The games: { $known }.
house-error-option-form = “{ $given }” is not an option: options are written KEY=VALUE, such as curse=on.
house-error-name = “{ $name }” is not a name: a name has 1 to { $most } characters.
house-error-salt = “{ $given }” is not a salt: a salt has 1 to 64 letters (without accents), digits, “-” or “_”.
house-error-viewer = There is no viewer “{ $given }”: give a seat from 1 to { $seats }, “spectator” or “all”.
house-error-too-far = There is no position after { $at } actions: the record has { $steps }.
house-error-nothing-to-resume = There is no unfinished game to resume.
house-error-already-over = The game in { $file } is over. To see it: dighouse replay { $file }

house-error-seats = The game is for { $min } to { $max } players, not { $seats }.
house-error-unknown-option = There is no option “{ $key }”. The options: { $known }.
house-error-unknown-value = The option “{ $key }” has no value “{ $value }”. The values: { $known }.
house-error-conflict = These choices exclude each other: { $what }.
house-error-data = A data file is wrong: { $what }.

house-error-not-a-record = This is not a record: it should begin with “dighouse record 1”.
house-error-unknown-format = The record is of format { $format }; this program knows format { $known }.
house-error-expected =
    { $what ->
        [empty] An empty line belongs here
        [action] An action belongs here, such as “1 bet 9-15”
       *[other] A line “{ $what } …” belongs here
    }, but here is “{ $found }”.
house-error-bad-value =
    { $what ->
        [end] “{ $found }” is not a fingerprint of 16 hexadecimal digits.
       *[other] “{ $found }” cannot stand after “{ $what }”.
    }
house-error-cut-off = The record stops in the middle of this line.
house-error-miscounted = The record says that it has { $said } actions, but there are { $counted }.
house-error-after-the-end = Nothing may stand after the last line of a record.

house-error-another-game = This is a record of “{ $game }”, not of “{ $expected }”.
house-error-unknown-rules = It was played by rules { $rules }; this program knows rules { $known }.
house-error-secret-hidden = The secret is not revealed yet, so the game cannot be dealt again.
house-error-broken-commitment = The secret is not the one that was committed to.
house-error-unknown-action = “{ $action }” is not an action of this game.
house-error-not-canonical = “{ $action }” must be written “{ $canonical }”.
house-error-illegal-action = “{ $action }” is not allowed here. { $why }
house-error-no-end = The record has no end: it was cut off, or the game is still played.
house-error-another-end = The actions lead to another position ({ $found }) than the record says ({ $said }).

house-error-malformed = Line { $line } of the position is wrong: { $what }.
house-error-impossible = There is no such position: { $what }.

house-error-malformed-bot = “{ $spec }” is not a bot: bots are written NAME or NAME:KEY=VALUE.
house-error-unknown-bot = There is no bot “{ $bot }”. The bots: { $known }.
house-error-unknown-setting = The bot “{ $bot }” has no setting “{ $key }”.
house-error-bad-setting = The bot “{ $bot }” cannot take “{ $value }” for its setting “{ $key }”.

house-error-bots-for-seats = There are too few bots for { $seats } seats: { $bots }.
house-error-no-games = At least one game must be played.
house-error-foreign-outcome = The results have game { $game } twice, or with bots that do not play there.
house-error-not-kept = A game could not be kept: { $what }.
house-error-bot-cheated = The bot { $bot } did what it may not do in game { $game }: { $action } (seed { $seed }).

house-error-address-in-use = Something else listens on { $address }, perhaps another dig house. “--listen 127.0.0.1:8081” chooses another address.
house-error-listen = Nobody can be heard on { $address }: { $what }.
house-error-system = The system says: { $what }.
house-error-database-in-use = Another dig house uses this folder. Close it, or choose another folder with --data.
house-error-database-too-new = The database was written by a newer program (version { $found }; this one knows { $known }).
house-error-database-foreign = The database belongs to another program: it has tables, or is a file, that are not ours.
house-error-database-failed = The database cannot be opened: { $what }.
house-error-no-database = Say where the house shall move to: --database postgres://user@host/name
house-error-not-empty = There is something in that house already; a copy needs an empty one.
house-error-copy = It could not be finished: { $what }
house-error-table-unreadable = Table { $table } cannot be read: { $what }
house-error-table-mislisted = Table { $table } is listed otherwise than it was played.
house-error-table-record = The record of table { $table } does not hold: { $what }
house-error-database-address = This is not the address of a database: { $what }. Such an address is postgres://user@host/name.

## Errors of the server

house-error-bad-field = “{ $field }” is wrong: { $what }.
house-error-not-json = The request must be JSON (content-type: application/json).
house-error-too-large = The request is too large.
house-error-cut-off-body = The request was cut off.
house-error-too-slow = The request took too long.
house-error-bad-address = The address of the request is wrong.
house-error-wrong-method = This address does not take requests of that kind.
house-error-no-such-address = There is nothing at this address.
house-error-no-such-player = There is no account of this name.
house-error-no-such-table = There is no such table.
house-error-unreadable-table = This table cannot be read by this version of the program.
house-error-table-closed = This table was closed before its game began.
house-error-private-table = This table is private: only its players can look on.
house-error-password-needed = This table has a password.
house-error-wrong-table-password = That is not the password of this table.
house-error-nobody-to-block = Nobody else sits there who could be blocked.
house-error-enough-blocked = One can block { $most } players. Unblock somebody first.
house-error-not-blocked = You have not blocked this player.
house-error-not-welcome = Whoever made this table does not let you sit down here.
house-error-not-your-seat = Seat { $seat } is not yours.
house-error-not-at-this-table = You do not play at this table.
house-error-not-the-maker = Only whoever made the table can do that.
house-error-unknown-player = The house does not know you yet: open /api/me first.
house-error-nobody-sits = At least one seat must be for you.
house-error-seat-taken = Somebody was faster: the seat is taken.
house-error-table-full = All seats are taken.
house-error-not-ready = Somebody has not sat down yet.
house-error-already-begun = The game has already begun.
house-error-not-begun = The game has not begun yet.
house-error-over = The game is over.
house-error-no-analysis = There is no bot that could think this game over.
house-error-not-over = The game is not over yet.
house-error-not-asked = It is not your decision now.
house-error-not-late = There is still time: nobody is late.
house-error-stale = The table has moved on in the meantime.
house-error-take-back-pending = Somebody has already asked to take something back.
house-error-no-take-back = Nobody asks to take anything back any more.
house-error-enough-said = Enough was said at this table.
house-error-no-aids = This table plays without aids.
house-error-another-origin = The request comes from another site.
house-error-too-many-requests =
    Too many requests. Try again in { $retry_after ->
        [one] one second.
       *[other] { $retry_after } seconds.
    }
house-error-name-taken = The name “{ $name }” belongs to somebody who has an account.
house-error-no-webhook = There is no address to call you at.
house-error-webhook-url = The house calls addresses of the web: http or https, without a name and a password in them, at port 80, 443 or above 1023.
house-error-webhook-unknown-name = Nobody knows where that address is.
house-error-webhook-not-public = That address is inside a private network, and the house calls only public ones.
house-error-webhook-no-answer = Nobody answered at that address.
house-error-webhook-late = The answer did not come within ten seconds.
house-error-webhook-certificate = The connection could not be made safe: look at the certificate.
house-error-webhook-refused = The answer was { $answer }, and only 200 to 299 is a good one.
house-call-turn = Your turn: { $game } { $link }
house-call-test = Dighouse can call you here: { $link }
house-error-already-account = You have an account already.
house-error-account-changed = The account was changed elsewhere at the same moment. Try again.
house-error-no-account = You are a guest: there is no account yet.
house-error-wrong-sign-in = There is no account with this name and this password.
house-error-wrong-password = That is not your password.
house-error-weak-password =
    { $what ->
        [short] A password has at least { $least } characters.
        [long] A password has at most { $most } characters.
        [name] Your name is nearly all of this password.
       *[common] This password is one of the first that anybody would try.
    }
house-error-busy = Too many people are signing in at this moment. Try again in a few seconds.
house-error-too-many-tables = You have { $most } tables that are not over. Finish or leave one of them first.
house-error-paused = The game is paused.
house-error-no-clock = There is no clock at this table.
house-error-pause-pending = Somebody has already asked for a pause.
house-error-no-pause = Nobody asks for a pause any more.
house-error-no-vacation = Only a game over days, with a clock, waits for who is away.
house-error-vacation-used-up =
    { $days ->
        [one] You can be away for one more day in this game.
       *[other] You can be away for { $days } more days in this game.
    }
house-error-store = The house cannot reach its database now. Try again in a moment: nothing is done twice.
house-error-internal = The program made a mistake; nothing was done.
house-error-another-setup = The position has other seats or options than the record says.

## What players do at a table in the browser

house-event-said = { $seat }: { $text }
house-event-sat = { $seat } sits down.
house-event-left = Somebody leaves the table.
house-event-began = The game begins.
house-event-undone = { $seat } takes the last action back.
house-event-take-back-asked = { $seat } asks to take something back.
house-event-take-back-refused = { $seat } does not agree.
house-event-took-back = All agree: the game goes back to action { $step }, as { $seat } asked.
house-event-resigned = { $seat } gives up; a bot plays on.
house-event-replaced = { $seat } keeps everybody waiting; a bot plays on.
house-event-returned = { $seat } is back.
house-event-timed-out =
    { $lost ->
        [true] The time of { $seat } is up, and the game lost; a bot plays on.
       *[other] The time of { $seat } is up; a bot plays on.
    }
house-event-pause-asked = { $seat } asks for a pause.
house-event-pause-refused = { $seat } wants to play on.
house-event-paused = All agree: the clocks stand.
house-event-resumed = { $seat } lets the clocks go on.
house-event-away =
    { $days ->
        [0] { $seat } is back.
        [one] { $seat } is away for a day.
       *[other] { $seat } is away for { $days } days.
    }

house-io-not-found = there is no such file or folder
house-io-denied = it is not permitted
house-io-exists = there is one already
house-io-folder = it is a folder
house-io-not-text = it is not text in UTF-8

## The command line

house-help-usage = Usage
house-help-options = Options
house-help-arguments = Arguments
house-help-commands = Commands
house-help-dighouse = A table for archaeology board games.
house-help-serve = Open the house for browsers (also without any command)
house-help-serve-listen = The address to listen on; 0.0.0.0:8080 opens it to your home network
house-help-serve-no_open = Do not open the browser
house-help-serve-bot_delay = How long a bot takes at least, in milliseconds
house-help-serve-rate = Requests a second that one client may make for long; 0: any number
house-help-serve-rooms = How many tables are kept in memory
house-help-serve-secure = Browsers come by https, through a proxy: send cookies only so
house-help-serve-behind_proxy = A proxy says who asks (X-Forwarded-For)
house-help-serve-webhooks_to_private_networks = Players may have the house call addresses in private networks
house-help-serve-log = What is written to the log: off, error, warn, info, debug or trace
house-help-serve-log_form = The form of the log: text or json
house-help-play = Play a game in the terminal
house-help-arena = Let bots play a tournament
house-help-bench = Measure how fast the games are
house-help-tune = Look for better weights of the bot greedy (exact in The Lost Code) or of what searches expect, and write them as their file has them
house-help-tune-generations = How often the guess is bettered (10 unless told)
house-help-tune-candidates = How many are tried each time (24 unless told)
house-help-tune-games = How many games each plays against the present weights (40 unless told); in the end four times as many
house-help-tune-players = How many play at a table (2 unless told)
house-help-tune-seed = What the randomness comes from (1 unless told)
house-help-tune-threads = How many games at a time (as many as cores unless told)
house-help-tune-outlook = Fit what searches expect to what comes: the bot plays against itself, and weights that foretell the end best are found
house-help-tune-bot = Which bot plays for that (search:iters=100 unless told)
house-help-replay = Tell a recorded game again and check every action
house-help-verify = Check that a record keeps its word
house-help-rules = Show the rules of a game
house-help-backup = Write everything into one file, also while the house is open
house-help-backup-file = The file to write
house-help-restore = Put a backup into an empty house
house-help-restore-file = The backup
house-help-reports = List remarks that players showed you, with those around them
house-help-check = Play every table again and compare it with what is kept
house-help-check-file = A backup to check instead of the house
house-help-migrate = Move a house from its folder to a PostgreSQL database
house-help-arg-help = Show this help
house-help-arg-version = Show the version
house-help-arg-lang = Language: en or pl
house-help-arg-game = The game, such as lost-code
house-help-arg-file = The record
house-help-arg-options = An option of the game, such as curse=on; can be repeated
house-help-arg-data = The folder where tables are kept
house-help-arg-database = A PostgreSQL database that keeps them instead, such as postgres://user@host/name
house-help-arg-json = Write JSON
house-help-bench-search = Measure the search instead of the rules, with one and two threads
house-help-arg-seconds = How long to measure, in seconds
house-help-play-seats = Who plays, seat by seat: human, human:Name or bot:exact
house-help-play-seed = Deal from this number; without it nobody chooses the deal
house-help-play-salt = Your part of the randomness: letters and digits
house-help-play-record = Where to keep the record
house-help-play-resume = Go on with an interrupted game: the latest, or the one in this file
house-help-play-bot_delay = How long bots wait before they act, in milliseconds
house-help-arena-seats = The bots of one table, such as exact,random
house-help-arena-pool = Any number of bots; each meets each, such as random,greedy,search:iters=200
house-help-arena-budgets = Searches with so many iterations, or so much time, join the pool, such as 50,200,100ms
house-help-arena-players = How many of a pool play at a table (2 unless told)
house-help-arena-games = How many games at each table (100 unless told)
house-help-arena-into = Keep the results in this folder; run again to go on, or with more games to go further
house-help-arena-records = Keep every game there, too
house-help-arena-seed = What the randomness comes from (1 unless told)
house-help-arena-plot = Draw the win rates into this file
house-help-arena-plots = Draw win rates, points and strength by budget into this folder
house-help-arena-threads = How many games at a time (as many as cores unless told)
house-help-replay-at = Show the position after so many actions
house-help-replay-view = Who looks: a seat, spectator or all

house-usage-command = There is no command “{ $given }”.
house-usage-unknown = There is no argument “{ $argument }” here.
house-usage-missing = Something is missing: { $argument }.
house-usage-value = “{ $given }” is no value for { $argument }.
house-usage-conflict = { $argument } cannot be used together with { $given }.
house-usage-other = The command line is not clear.
house-usage-help = “dighouse --help” shows what there is.

house-serve-open = The dig house is open: { $address }
house-serve-network = On your home network: { $address }
house-serve-data = Tables are kept in { $folder }
house-serve-stop = Ctrl+C closes it; every game goes on when it opens again.
house-serve-closed = The dig house is closed.

## Reports

house-report = { $time }, table { $table }, shown by { $player }:
house-reports =
    { $count ->
        [0] No remark was reported.
        [one] { $count } remark was reported.
       *[other] { $count } remarks were reported.
    }

## Copies and checks

house-copied = Copied. Players: { $players }. Tables: { $tables }. Lines: { $lines }.
house-check-good = All is as it was played. Players: { $players }. Tables: { $tables }. Actions: { $actions }.
house-check-flaws = Not all is as it was played. Tables: { $tables }. With a flaw: { $flaws }.

## Playing in the terminal

house-play-commitment =
    A secret fixes the deal. Its seal, set before your salt is mixed in:
    { $what }
house-play-salt = Your salt: { $what }
house-play-record = The record is kept in { $what }
house-play-torn = The last line of { $what } was torn and is left out.
house-play-resumed = Going on with { $what }
house-play-curtain = Pass the screen to { $seat } and press Enter.
house-play-help = “?” for help.
house-play-possible = You can do this: { $action }.
house-play-hint = The bot “{ $bot }” would { $words }: { $action }
house-play-over =
    The record is in { $file }
    To see the game again: dighouse replay { $file }
    To check that it was fair: dighouse verify { $file }
house-play-left =
    The record is in { $file }
    To go on: dighouse play --resume { $file }

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
house-about-help = explains; “? bet 9-15” tells why that is not possible
house-about-undo = takes your last action back, if nothing was revealed since
house-about-hint = tells what the strongest bot would do
house-about-log = tells the whole game so far
house-about-sheet = shows the table and everybody's bets
house-about-rules = shows the rules
house-about-odds = “odds off” hides the chances, “odds on” shows them
house-about-quit = leaves; the record keeps the game

## The score sheet

house-score-rank = Place
house-score-player = Player
house-score-total = Total

## Replaying and verifying

house-replay-no-end = The record has no last line: it was cut off, or the game still goes on.
house-replay-unfinished = The record stops here; the game is not over.
house-replay-at = After { $at } of { $steps } actions
house-verify-form =
    { $actions ->
        [one] The file is a record of { $actions } action.
       *[other] The file is a record of { $actions } actions.
    }
house-verify-commitment = The secret is the one that was committed to before the game.
house-verify-seed = The seed follows from the secret and the players' salts: { $seed }
house-verify-chosen-seed = Somebody chose the seed of this game; nothing was committed to.
house-verify-legal =
    { $actions ->
        [0] There are no actions to check.
        [one] The action is legal.
       *[other] All { $actions } actions are legal.
    }
house-verify-end = They lead to the position that the record says: { $fingerprint }
house-verify-over = The game was played to its end.
house-verify-unfinished = The game was left before its end.

## The arena

tune-fitted = At { $moments } moments of games that were not learned from, the points at the end were missed by { $before } with the present weights and by { $now } with these.
tune-no-outlook = What searches expect in { $game } is not a sum of weighed terms, so there is nothing to fit.
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
arena-scores = Points in a game
arena-head-least = Least
arena-head-lower = 25%
arena-head-median = Median
arena-head-upper = 75%
arena-head-most = Most
arena-cross = How often the bot of the row ended ahead of the bot of the column
arena-another-plan = { $folder } keeps another tournament: { $what }. Take another folder for this one.
arena-folder-in-use = Another run is playing the tournament in { $folder }.
arena-bad-line = This is not the result of a game: { $what }.
arena-plot = Games won, with the 95% interval; the red line is an equal share.
arena-plot-scores = How often how many points; the middle half, the median, the mean at the right.
arena-plot-strength = Elo by iterations a decision, with the 95% interval; red lines: other bots.
arena-plot-strength-time = Elo by milliseconds a decision, with the 95% interval; red lines: other bots.

## Tuning


## Bench

bench-head-seats = Seats
bench-head-game = Game
bench-head-games = Games/s
bench-head-actions = Actions/s
bench-head-legal = Listed/s
bench-head-clones = Clones/s
bench-head-length = Actions/game
bench-head-branching = Branching
bench-head-bytes = Bytes
bench-head-allocs = Allocs/action
bench-head-threads = Threads
bench-head-iterations = Iterations/s
bench-head-scaling = × one thread
bench-head-nodes = Nodes
bench-head-megabytes = MB
