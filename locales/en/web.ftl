### The client in the browser.

## Shell

web-house = Dighouse
web-tab = { $turns ->
        [0] { "" }
       *[other] ({ $turns }){ " " }
    }{ $page } · Dighouse
# A notification of the browser; the game stands below it.
web-call = Your turn
web-home = Lobby
web-nav = Main menu
web-skip = Skip to content
web-settings = Settings
web-switch-theme =
    { $theme ->
        [light] Theme: light.
        [dark] Theme: dark.
       *[auto] Theme: system.
    } { $next ->
        [light] Switch to light.
        [dark] Switch to dark.
       *[auto] Switch to system.
    }
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-close = Close
web-loading = Loading…
web-reload = Reload
web-update-ready = A new version is ready. Your games are saved.
web-retry = Try again
web-page-missing = This page could not be loaded. The server may have restarted or been updated.
web-lost-title = Page not found
web-lost = There is nothing at this address. Someone may have dug here before you.
web-problem-offline = The server is not responding. Is it running, and are you on the same network?
web-problem-house = Something went wrong on the server. Your games are safe.
web-problem-unknown = Something went wrong.
web-problem-browser-storage = This browser does not let the page store games. Private windows often forbid it.
web-problem-browser-storage-full = This browser has no room left for the game. Nothing was lost: make room and try again.
web-problem-table-unreadable = The stored game is damaged and cannot be read.
web-problem-engine-failed = The game stopped because of an error of ours. It is stored up to the last move; reload the page to play on.
web-problem-engine-gone = This game began with an older version of the rules that this browser no longer has.
web-problem-no-engine = This game cannot be played without a server here.
web-problem-no-worker = This browser cannot run the game by itself.
web-problem-no-file = The rules of this game could not be loaded. Are you online?
web-problem-wrong-module = The rules module that was loaded has the SHA-256 { $found } instead of { $expected }.
web-problem-module-too-slow = The game could not be replayed within { $seconds } seconds, so the replay was stopped.
web-problem-bad-link = This link is incomplete. Ask for it again.
web-bot = Bot { $letter } ({ $bot })
web-bot-random = Tourist { $letter }
web-bot-novice = Novice { $letter }
web-bot-greedy = Assistant { $letter }
web-bot-skilled = Digger { $letter }
web-bot-expert = Curator { $letter }
web-bot-master = Professor { $letter }
web-bot-exact = Codebreaker { $letter }
web-level-random = Tourist (plays at random)
web-level-novice = Novice (sensible, but often wrong)
web-level-greedy = Assistant (grabs the nearest points)
web-level-skilled = Digger (looks a few moves ahead)
web-level-expert = Curator (thinks for a quarter of a second)
web-level-master = Professor (thinks for a second per move)
web-level-exact = Codebreaker (calculates exactly)
web-guest = Guest { $number }
web-seat-open = open seat
web-version = Dighouse { $version }

## Lobby

web-lobby-title = The dig house
web-lobby-tab = Lobby
web-lobby-welcome = The finds are washed and the lamp is lit. Pick a game and take a seat.
web-you-play-as = You play as
web-name-change = You play as { $name }. Change your name
web-name-title = Your name
web-name-label = Shown to other players, up to { $most } characters
web-name-save = Save
web-name-saved = You now play as { $name }.

web-shelf = Games
web-game-arnak = Lost Ruins of Arnak
web-game-mykerinos = Mykerinos
web-game-excavation-earth = Excavation Earth
web-preparing = In preparation
web-box-offline = When the server responds
web-players =
    { $min ->
        [1] 1–{ $max } players
       *[other] { $min }–{ $max } players
    }

web-mine = Your tables
web-open = Open tables
web-open-none = No one is looking for players right now. Public tables are listed here.
web-playing = In progress
web-finished = Finished
web-finished-none = Your finished games are listed here. You can replay them move by move.
web-local = In this browser
web-local-finished = Finished in this browser
web-local-about = These games are stored only in this browser. They work without the server, even offline.
web-local-about-alone = These games are stored only in this browser. They work offline.
web-local-delete = Delete this game of { $game }
web-local-delete-title = Delete this game?
web-local-delete-about = It is stored only in this browser and cannot be restored. You can download its record first.
web-local-delete-do = Delete
web-all = Show all { $count }
web-fewer = Show less
web-join = Join

web-card-your-turn = Your turn
web-card-asked = Waiting for { $name }
web-card-open =
    { $open ->
        [0] About to start
        [one] { $open } seat free
       *[other] { $open } seats free
    }
web-card-won = { $name } won
web-card-over = Game over
web-card-seats = Seats

web-address-title = Play on a phone
web-address = Open this address on a device on the same network, or scan the code.
web-address-qr = QR code for { $address }

web-new-presets = How do you want to play?
web-preset-bots = Against two bots
web-preset-bots-about = Starts right away, with hints if you want them.
web-preset-solo = Solo
web-preset-solo-about = One player against the game’s own opponent.
web-preset-screen = On one screen
web-preset-screen-about = Pass the device around. A curtain hides secret information.
web-preset-friends = With friends
web-preset-friends-about = Get a link to share. Anyone who opens it can take a seat.
web-new-seats = Seats
web-new-seat = Player in seat { $letter }
web-new-seat-name = Name of the player in seat { $letter }
web-new-friend = Friend { $letter }
web-new-add = Add a seat
web-new-remove = Remove seat { $letter }
web-seat-you = You
web-seat-by-link = Open: friend by link
web-seat-here = Friend on this screen
web-seat-bots = Bots
web-new-variants = Variants
web-new-place = Where the game is stored
web-new-place-server = On the server
web-new-place-server-about = Continue on any of your devices.
web-new-place-browser = In this browser
web-new-place-browser-about = Works offline. Only this browser has it.
web-new-details = Details
web-new-unusual = { $count } changed
web-new-rulings = Where the rulebook is unclear
web-new-aids = Hints
web-new-aids-about = Hints from the strongest bot, and exact odds.
web-new-who = Who can find this table
web-new-link = Only by link
web-new-public = Everyone in the lobby
web-new-password = Password (optional)
web-new-password-about = Required to join or watch. The link does not include it, so tell your friends.
web-new-pace = Pace
web-pace-live = Live
web-pace-slow = Turn-based
web-new-clock = Clock
web-new-clock-about = Time per turn, plus a reserve for longer turns.
web-clock-none = None
web-clock-choice = { $turn } + { $bank }
web-new-time-out = When time runs out
web-time-out-bot = A bot plays until you return
web-time-out-loss = You lose the game
web-new-link-next = You will get a link to share.
web-new-no-you = You need a seat of your own.
web-play = Play
web-read-rules = Read the rules

web-about-lost-code = Everyone can see your code except you. Bet on sums, learn from every miss, and name your six numbers at the end.
web-about-lost-code-beginner = Five symbols instead of six: a gentle first game.
web-about-lost-code-x = Values up to 8 and sums up to 24: more to find out.
web-about-lost-code-shortcut = Tokens for anyone who dares to guess early: the guess counts double.
web-about-lost-code-curse = A skull follows the leader.
web-about-lost-code-wheels = What a hit is worth: two readings of the printed wheels.
web-about-lost-code-bear-turn-is-extra = Beginner’s game: turning a bear away does not use up your free turn of a die.
web-about-lost-code-curse-active-immediately = With the curse: whoever takes the skull is cursed in that same round.
web-about-lost-code-score-floor = Whether scores may drop below 0.
web-about-excavation-earth = Humanity is gone, and aliens dig up what we left behind. Collect artefacts, make them fashionable, sell them where your traders are, and keep samples for your gallery. In solo games you face Zu.
web-about-excavation-earth-factions = Players choose factions in turn, or factions are dealt at random.
web-about-excavation-earth-hands = Starting hands are dealt, or drafted as in later rounds. Not in solo games.
web-about-excavation-earth-zu-no-credits = Solo, easier: Zu starts without credits.
web-about-excavation-earth-zu-failed = Solo: what Zu gains when its card has no effect.
web-about-excavation-earth-zu-special-buyers-only = Solo, easier: Zu’s Market cards add only special buyers.
web-about-excavation-earth-zu-skips-cards = Solo, easier: some of Zu’s cards make it skip the next one.
web-about-excavation-earth-zu-limited-crew = Solo, easier: Zu can run out of crew.
web-about-excavation-earth-zu-both-colours = Solo, harder: Zu takes one artefact of each colour on its card.
web-about-excavation-earth-zu-any-storage = Solo, harder: Zu’s hatch can hold any artefact.
web-about-excavation-earth-leftovers-cost = Solo, harder: sell everything in time.
web-about-excavation-earth-zu-second-purchase = Solo, harder: Zu buys twice.
web-about-mykerinos = Egypt, 1899. Place one more archaeologist than your rivals, win plots and their patrons, and exhibit your finds in the best rooms of the museum.
web-about-mykerinos-neutral-cubes-carry-over = Two players: you keep unplaced neutral archaeologists for the next round.
web-about-mykerinos-neutral-after-extra-action = Two players: the neutral player may dig once more after the last extra action.
web-about-mykerinos-violet-with-empty-pool = You may use Lady Violet even with no archaeologists left in your pool.
web-about-mykerinos-third-may-decline = The players ranked third and fourth in a zone may decline the remaining plot.
web-about-arnak = An uncharted island, five rounds. Send out your two archaeologists, discover sites, face their guardians, build your deck, and research your way to the Lost Temple. Can also be played solo.
web-about-arnak-temple = The Bird Temple is for your first games; the Snake Temple is more demanding.
web-about-arnak-difficulty = Solo: the more red tiles, the tougher the rival.
web-about-arnak-ocarina-discounts = While Guardian’s Ocarina is in effect, discount icons also count as planes.
web-about-arnak-rival-last-green-item = Solo: what the rival’s green item tile does in round 5.

## Settings

web-settings-about = Saved in this browser. Changes apply immediately.
web-settings-look = Appearance
web-settings-play = Gameplay
web-settings-language = Language
web-language-name = English
web-settings-theme = Theme
web-settings-motion = Animations
web-settings-motion-about = Follows your system until you choose.
web-motion-full = Full
web-motion-reduced = Reduced
web-motion-off = Off
web-settings-speed = Other players’ turns
web-settings-speed-about = How long each of their actions is shown.
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = Instant
web-settings-calls = Notify me when it’s my turn
web-settings-calls-about = Shows a browser notification while Dighouse is open in another tab.
web-settings-calls-refused = Notifications are blocked. Allow them for this site in your browser settings, then try again.
web-settings-calls-unable = Notifications need https, or a server on this computer.
web-settings-sound = Sound
web-settings-sound-about = Wood, stone and paper, and a gentle chime when it’s your turn.
web-settings-confirm = Confirm the end of my turn
web-settings-confirm-about = Asks before the turn passes to another player.
web-settings-text = Start in the text interface
web-settings-text-about = Tables open as text and lists, designed for screen readers. Switch to the board with one button.

## Account

web-account = Account
web-account-keep = Sign in
web-account-guest = Only this browser knows you. With an account you can sign in anywhere.
web-account-signed-in = You are signed in as { $name }.
web-account-name = Name
web-claim-title = Create an account
web-claim-about = You keep your tables and your games.
web-claim = Create account
web-claimed = Account created. You can now sign in as { $name }.
web-sign-in-title = Sign in
web-sign-in-about = Tables you started as a guest in this browser stay with the guest.
web-sign-in = Sign in
web-signed-in = Welcome back, { $name }.
web-password = Password
web-password-rule = At least { $least } characters. A few words are better than odd symbols.
web-password-show = Show password
web-password-title = Change password
web-password-about = Signs you out of all other browsers.
web-password-old = Current password
web-password-new = New password
web-password-change = Change
web-password-changed = Password changed.
web-sign-out-title = Sign out
web-sign-out-about = Nothing is lost. You can sign in again at any time.
web-sign-out-here = This browser
web-sign-out-everywhere = All browsers
web-signed-out = You are signed out.
web-blocked-title = Blocked players
web-blocked-about = You do not see their messages, and they cannot join tables you create.
web-unblock-name = Unblock { $name }
web-unblocked = { $name } is no longer blocked.
web-webhook-title = Webhook notifications
web-webhook-about = When it’s your turn and you are not at the table, the server can notify a web address: a chat room with incoming webhooks, or your own program.
web-webhook-url = Address
web-webhook-keep = Save
web-webhook-kept = Notifications will be sent there.
web-webhook-secret = Notifications are signed with this secret. It is shown only once; saving the address again creates a new one.
web-webhook-copy = Copy secret
web-webhook-copied = Secret copied.
web-webhook-try = Send a test
web-webhook-tried = The test arrived.
web-webhook-take = Turn off
web-webhook-taken = Notifications are off.
web-webhook-on = Notifications are sent to { $url }.
web-webhook-trouble = The last notification failed. { $why }
web-webhook-off = Notifications were turned off after too many failures. { $why } A successful test turns them on again.
web-data-title = Your data
web-data-about = Everything the server stores about you, as a file: your name, your sessions, and what you did at each table.
web-data-download = Download
web-forget-title = Delete my data
web-forget-about = Deletes your name and all your messages. You resign from games in progress, and game records show a number instead of your name. This cannot be undone.
web-forget = Delete
web-forget-sure = Delete for good
web-forgotten = Your data has been deleted.

## Career

web-career = Your games
web-career-of = { $name }’s games
web-career-loading = Loading games…
web-career-none = No finished games yet.
web-career-guest = Games between account holders are rated. Create an account to get a rating.
web-career-keep = Create account
web-career-since = Member since { $day }.
web-career-figures = Results by number of players
web-career-seats = Players
web-career-played = Games
web-career-won = Won
web-career-mean = Average score
web-career-unrated = Not rated yet. Only games between account holders, without bots, are rated.
web-rating = Rating { $points } ± { $margin }
web-rating-after = after game { $game }, { $day }
web-rating-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-rating-about = Chart of the rating over { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. First: { $first }. Now: { $last }.
web-rating-meaning = A lead of 400 points means ten times the odds of winning. The true strength most likely lies within the margin; in simulated games it did for 84 to 100 of 100 players.
web-finished-games = Finished games
web-finished-place = { $place }. { $name }: { $score }
web-finished-change = Rating { $change }
web-finished-pages = Page { $page } of { $pages }
web-finished-newer = Newer
web-finished-older = Older

## Rules

web-rules = Rules
web-rules-title = Rules of { $game }
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] No results
        [one] { $count } result
       *[other] { $count } results
    }
web-rules-none = The rules of this game are not available here yet.

## Verify

web-verify-title = Was it fair?
web-verify-about = No one chose the shuffle. The server committed to a secret before anyone sat down, and each player’s browser added a random salt. Here your browser repeats the calculation step by step.
web-verify-loading = Loading the record…
web-verify-any = Verify a record
web-verify-another = Verify another record
web-verify-file = Choose a record file (.dig) or drop it here
web-verify-paste = Or paste its contents
web-verify-check = Verify
web-verify-actions =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
web-verify-watch = Watch replay
web-verify-download = Download record
web-verify-all-right = Everything matches.
web-verify-all-wrong = Something does not match!
web-verify-all-note = Some of it cannot be verified.
web-verify-all-busy = Verifying…
web-check-state-right = Correct:
web-check-state-wrong = Incorrect:
web-check-state-note = Note:
web-check-state-busy = Checking:
web-check-text = The text being hashed
web-check-hash = Its SHA-256, computed here
web-check-found = In the record
web-check-equal = They match.
web-check-unequal = They do not match!
web-check-yourself = Compute it yourself
web-check-commitment = The seal is intact
web-check-commitment-wrong = The seal is broken
web-check-commitment-about = Before the game, the server published the hash of its secret. The secret revealed now must produce the same hash, so it cannot have been changed afterwards.
web-check-commitment-expected = The seal in the record
web-check-kept = This is the seal you were shown
web-check-kept-wrong = This is not the seal you were shown
web-check-kept-about = This browser remembered the seal when you took your seat. The record must contain the same one.
web-check-kept-expected = What this browser remembered
web-check-unknown = This browser was not at that table
web-check-unknown-about = It cannot tell which seal was shown at the start. Anyone who played can open this page in their own browser and compare.
web-check-salt = Your salt was used
web-check-salt-wrong = Your salt was not used
web-check-salt-about = Your browser added it after the seal was published, so neither could be chosen to fit the other.
web-check-salt-expected = Your browser’s salt
web-check-seed = The shuffle follows from the secret and the salts
web-check-seed-about =
    { $salts ->
        [0] No player added a salt, so the seed comes from the secret alone.
        [one] The seed is made from the secret and one salt. It determines all dice and hidden tiles.
       *[other] The seed is made from the secret and { $salts } salts. It determines all dice and hidden tiles.
    }
web-check-chosen = The seed was chosen by hand
web-check-chosen-about = Nothing was sealed before this game. It may have started from a set position, or been played by bots in the arena.
web-check-hidden = The secret has not been revealed yet
web-check-hidden-about = It is revealed when the game ends. Until then no one can know the shuffle.
web-check-replay = Every action replayed
web-check-replay-busy = This browser is replaying the game action by action…
web-check-replay-right =
    { $steps ->
        [one] Verified in this browser: by these rules and from this seed, the action is legal and leads to the recorded result.
       *[other] Verified in this browser: by these rules and from this seed, all { $steps } actions are legal and lead to the recorded result.
    }
web-check-replay-line = Line { $line }: { $what }
web-check-replay-action = Action { $step } (line { $line }): { $what }
web-check-replay-rules = The rules
web-check-replay-version = { $game }, version { $rules }
web-check-replay-module = SHA-256 of the rules module, computed here
web-check-replay-copy = Copy the whole hash
web-check-replay-copied = The hash is copied.
web-check-replay-end = Fingerprint of the final position, computed here

## Table

web-table = Table
web-table-loading = Loading the table…
web-table-moved-on = The game has moved on. Check the table again before you decide.
web-board = Board
web-board-loading = Loading the board…
web-tab-your-turn = ● Your turn: { $game }
web-your-turn-ask = Your turn. { $question }
web-refused-no-such-table = There is no table at this address. It may have been removed, or the link may be incomplete.
web-refused-private-table = This table is private. Only those who were there can see it.

web-refused-password-needed = This table is protected by a password. Enter it at the table, then come back.

web-locked = Password
web-door = This table needs a password
web-door-about = Ask the person who created the table. You only need to enter it once.
web-door-password = Table password
web-door-enter = Enter

web-link-lost = Connection lost. Reconnecting…
web-link-try = Try now
web-link-back = Reconnected. Nothing was lost.

web-decision = Decision
web-decision-of = { $name }: { $question }
web-decision-yours = It’s your turn to decide.
web-deserted = Everyone has left. The game continues when someone returns.
web-waiting-for =
    { $count ->
       *[other] Waiting for { $names }
    }
web-won =
    { $count ->
        [one] { $names } wins with { house-points }
       *[other] { $names } share the win with { house-points }
    }
web-won-mark = winner
web-explain = Explain
web-hint = Hint
web-hint-about = What would the professor do? (H)
web-hint-says = The professor suggests: { $action }.
web-hint-instead = Or: { $action }.
web-hint-others = Alternatives
web-hint-expects = Expected final score: { $points }.
web-hint-more = Expected final score: { $points }, { $change } more than the next best option.
web-hint-less = Expected final score: { $points }, { $change } less than the suggestion.
web-hint-safer = Expected final score: { $points }, { $change } less than the next best option, but with a better chance of winning.
web-hint-riskier = Expected final score: { $points }, { $change } more than the suggestion, but with a smaller chance of winning.
web-hint-sources = Next changes in score, compared with that: { $parts }.
web-hint-source = { $category } { $points }
web-hint-later = This scores nothing soon. It pays off later.
web-hint-then = Likely next: { $actions }.
web-hint-next = { $player }: { $action }
web-hint-points = { $points } pts
web-hint-do = Do this
web-undo = Undo
web-undo-about = Undo your last action (U)
web-undo-further = Go back to your last decision (U)
web-actions = All actions
web-actions-about = Everything you can do now, as a list (L)
web-actions-title =
    { $count ->
        [one] { $count } possible action
       *[other] { $count } possible actions
    }
web-actions-search = Search actions
web-actions-none = No matching actions.
web-confirm = Confirm your decision
web-confirm-yes = Confirm
web-confirm-no = Not yet
web-could-instead = Still possible: { $kinds }.
web-skip-ahead = Skip
web-never-mind = Cancel

web-menu = Table menu
web-sound = Sound
web-rules-of-game = Rules
web-to-lobby = Lobby
web-upload = Continue on the server
web-uploaded = The game continues on the server. The copy in this browser stays as it was.
web-to-table = Back to the table

web-company = Players, log and chat
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Chat
web-tab-chart = Scores
web-sheet-down = Close the panel
web-strip = Show the players. Scores:
web-players-list = Players
web-player-opponent = opponent
web-player-you = you
web-player-points = { house-points }
web-player-stand-in = left; a bot is playing
web-player-deciding = is deciding
web-player-deciding-since = deciding; asked { $ago }
web-player-your-turn = your turn
web-clock-left = Time left: { $turn } this turn, { $bank } in reserve
web-clock-away = Away until { $until }
web-player-lost = lost on time
web-pause = Ask for a pause
web-pause-wish = { $name } asks for a pause.
web-paused = The clocks are paused. Anyone can resume the game.
web-resume = Resume
web-away = Time off
web-away-about =
    { $most ->
        [0] You have no days off left in this game.
        [one] Your clock stops while you are away. You have one day left in this game.
       *[other] Your clock stops while you are away. You have { $most } days left in this game.
    }
web-away-days = Days
web-away-go = Start
web-away-back = I’m back
web-player-late = Has not moved for a long time.
web-player-replace = Let a bot play
web-player-gone = A bot is playing for you.
web-player-return = Sit down again

web-log = Log
web-log-empty = The game log will appear here.
web-log-since = new for you

web-chat = Chat
web-chat-empty = No messages yet.
web-remark = Message from { $name }
web-remark-report = Report
web-remark-report-about = The people who run this server will be able to read this message and those around it. The other players are not told.
web-remark-reported = Thank you. The message has been reported.
web-remark-block = Block { $name }
web-remark-block-about = Block { $name }: you will no longer see their messages, and they cannot join tables you create.
web-remark-blocked = { $name } is now blocked.
web-chat-blocked = You have blocked { $name }.
web-unblock = Unblock
web-chat-say = Write a message
web-chat-send = Send

web-room = Waiting room
web-room-name = Your name (optional, up to { $most } characters)
web-room-wait =
    { $open ->
        [0] Everyone is here.
        [one] Waiting for one more player. The game starts when the seat is taken.
       *[other] Waiting for { $open } more players. The game starts when all seats are taken.
    }
web-room-impatient = No one else coming?
web-room-bot = Bot level
web-room-start =
    { $open ->
        [one] Start now with a bot
       *[other] Start now with { $open } bots
    }
web-room-time-out-bot = a bot takes over when time runs out
web-room-time-out-loss = running out of time loses
web-room-public = anyone can watch
web-room-private = by link only
web-room-aids = with hints
web-sit = Sit down
web-stand-up = Stand up
web-close-table = Close the table
web-seat-not-ready = not here yet
web-invite = Invite
web-invite-about = Share this link, or let them scan the code.
web-invite-locked = Share this link, or let them scan the code, and tell them the password.
web-invite-link = Link to this table
web-invite-qr = QR code for the link
web-copy-link = Copy link
web-copy-failed = Copying failed. Select the text and copy it manually.
web-link-copied = Link copied.
web-share = Share
web-seal = The shuffle is sealed:
web-seal-about =
    Before anyone sat down, the server chose a secret number and published this seal of it. When you take
    a seat, your browser adds a random salt. The secret and all salts together determine the shuffle, so
    neither the server nor a player can choose the deal. When the game is over the secret is revealed, and
    anyone can check that it matches the seal.

web-curtain = Pass the device to { $name }
web-curtain-about = What is behind the curtain is for one player’s eyes only.
web-curtain-here = I’m { $name }
web-curtain-back = { $name }: look again
web-curtain-pass-on = Pass to { $name }

web-results = Results
web-score-sheet = Scores
web-chart = Scores over time
web-chart-at = After { $step }:
web-chart-steps =
    { $steps ->
        [one] { $steps } action
       *[other] { $steps } actions
    }
web-chart-about = Chart of scores over time. { $scores }
web-rematch = Rematch
web-rematch-join = Join the rematch
web-record = Record
web-verify-game = Verify

web-take-back = Take back…
web-take-back-title = Take back
web-take-back-about = Going back further than Undo needs everyone’s agreement.
web-take-back-bots = Against bots you can go back as far as you like.
web-take-back-which = Go back to before which action?
web-take-back-none = Nothing has happened yet.
web-take-back-ask = Ask the others
web-take-back-do = Go back
web-wish = { $name } asks to take moves back.
web-wish-what = Everything from here on would be undone: “{ $what }”
web-wish-waits = Waiting for: { $names }.
web-wish-agree = Agree
web-wish-refuse = Decline
web-resign = Resign…
web-resign-title = Resign?
web-resign-about = A bot takes over your seat so that the others can finish. You can watch, but not rejoin.
web-resign-yes = Resign
web-resign-no = Keep playing

web-report = Report a problem
web-report-about = This text describes where you are in the game and how you got there. Copy it and send it to the people who run this server.
web-report-nothing-hidden = It contains only what you could see yourself, and no hidden information.
web-report-text = Report
web-report-copy = Copy report
web-report-copied = Report copied.
web-report-head = Problem at a Dighouse table
web-report-facts = Details
web-report-sent = Actions sent from this page
web-report-log = Log
web-report-view = Position as seen by this player

web-keys = Keyboard shortcuts
web-keys-or = or
web-keys-listen = Use single-key shortcuts
web-keys-listen-about = Turn this off if a screen reader or dictation software triggers them by mistake.
web-key-list = list of all actions
web-key-undo = undo
web-key-hint = hint
web-key-skip = skip to the present
web-key-text = text interface on or off
web-key-log = log
web-key-chat = chat
web-key-rules = rules, at the current decision
web-key-help = this list
web-key-escape = close
web-key-step = previous or next action
web-key-play = play or pause
web-key-chapter = previous or next round
web-key-ends = start or end

## Replay

web-replay = Replay
web-replay-title = Replay: { $game }
web-replay-loading = Loading the replay…
web-replay-controls = Replay controls
web-replay-step = Position
web-replay-at = After action { $step } of { $steps }
web-replay-start = Before the first action
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = Previous action
web-replay-on = Next action
web-replay-chapter-back = Previous round
web-replay-chapter-on = Next round
web-replay-pace =
    Speed: { $pace ->
        [slow] slow
        [fast] fast
       *[normal] normal
    }. Change it
web-replay-pace-short =
    { $pace ->
        [slow] ½×
        [fast] 2×
       *[normal] 1×
    }
web-replay-eyes = View
web-replay-all = All revealed
web-replay-seat = As seen by { $name }
web-replay-spectator = As seen by spectators
web-tab-analysis = Analysis
web-analysis-about = A bot reconsiders every decision, knowing only what the player could know at the time.
web-analysis-working = The professor is studying the game…
web-analysis-chart = Chance of winning (%)
web-analysis-moments = Key moments
web-analysis-moment = Played: { $done }. Better: { $best } (expected score { $points } higher).
web-analysis-chance = Played: { $done }. Better: { $best } (better chance of winning).
web-analysis-well-played = No decision cost anyone much. Well played!
web-replay-share = Copy link to this position
web-replay-shared = Link to this position copied.
web-replay-link-too-long = This game is too long for a link. Download its record instead.
web-replay-verified = Verified · { $hash }
web-replay-verified-about = This browser replayed the game by version { $rules } of its rules. The SHA-256 of the rules module begins with { $hash }.
web-shared-title = A shared game

web-share-game = Share game
web-share-game-private = This table was private: only those who were there can see the game. Create a link to show it to others. Whoever has the link sees the whole game, but not the chat.
web-share-game-shared = Whoever has this link sees the whole game, but not the chat. Revoke it, and it stops working for everybody.
web-share-game-link = Link to this game
web-share-game-create = Create link
web-share-game-created = Link created.
web-share-game-revoke = Revoke link
web-share-game-revoked = Link revoked. Nobody can use it any more.
web-play-on = Play on from here
web-play-on-short = Play from here
web-play-on-about =
    { $step ->
        [0] Starts a new table from the beginning of this game.
        [one] Starts a new table after the first action.
       *[other] Starts a new table after { $step } actions.
    } You know what your seat knew then; everything hidden from it is dealt again.
web-play-on-seats = Seats
web-play-on-as = You play as
web-play-on-who = Who plays seat { $letter }
web-play-on-here = Someone on this screen
web-play-on-friend = Friend { $letter }
web-play-on-begin = Start

## Text interface

web-text-interface = Text interface
web-text-button = Text interface (T)
web-text-about = The whole table as text, for screen readers and for anyone who prefers reading.
web-text-leave = Show the board
web-text-state = The table
web-text-over = The game is over.
web-text-choose = choose…
web-text-submit = Submit
web-text-group = Type
web-text-group-count = { $group } ({ $count })
web-text-log-all = Show all { $count } lines
web-text-log-less = Show latest lines only
web-group-all = All
web-group-other = Other
web-group-width =
    { $width ->
        [one] One number
       *[other] { $width } numbers wide
    }
web-group-count =
    { $count ->
        [0] Nothing
        [one] One value
       *[other] { $count } values
    }

## Excavation Earth: the board

web-excavation-earth-you = You
web-excavation-earth-map = World map
web-excavation-earth-ship = Markets and ship
web-excavation-earth-colours = Popularity and black market
web-excavation-earth-boards = Faction boards
web-excavation-earth-panels = Table areas
web-excavation-earth-panel-map = World
web-excavation-earth-panel-markets = Markets
web-excavation-earth-panel-trade = Trade
web-excavation-earth-panel-mine = Mine
web-excavation-earth-tray = Your options
web-excavation-earth-back = Back
web-excavation-earth-can-choose = can be chosen
web-excavation-earth-chosen = { $what }, chosen
web-excavation-earth-passed = passed
web-excavation-earth-round = Round { $round } of { $rounds }
web-excavation-earth-order = Turn order: { $order }.
web-excavation-earth-turn =
    { $left ->
        [one] { $seat }’s turn, { $left } action left.
       *[other] { $seat }’s turn, { $left } actions left.
    }

web-excavation-earth-lying =
    { $count ->
        [0] { $artefact } (none here)
        [1] { $artefact }
       *[other] { $artefact } × { $count }
    }
web-excavation-earth-explorers-of = explorers: { $who }
web-excavation-earth-market-here = Symbol: { $symbol }
web-excavation-earth-black =
    { $black ->
        [west] west
        [central] centre
       *[east] east
    }
web-excavation-earth-black-about = With an explorer here you can smuggle, using a card with this black market’s symbol.
web-excavation-earth-artefact =
    { $copies ->
        [one] Value { $value }, { $copies } copy. Found at: { $home }
       *[other] Value { $value }, { $copies } copies. Found at: { $home }
    }
web-excavation-earth-adds =
    { $adds ->
        [0] A sample would not add to your gallery’s value yet.
       *[other] A sample would add { $adds } to your gallery’s value.
    }
web-excavation-earth-sampled = Already sampled
web-excavation-earth-forecast = Forecast
web-excavation-earth-forecast-about = Before the next round, each of these cards adds two artefacts of its colour to their dig sites and one to the black market. Survey replaces a card without a crew marker.
web-excavation-earth-tokens = Initiative tokens left: { $tokens }
web-excavation-earth-token = Initiative token { $token }
web-excavation-earth-tokens-about = The first player to survey takes the lowest initiative token, which sets the turn order for the next round.

web-excavation-earth-market = { $market }: { $queue }
web-excavation-earth-queue = Queue, front first: { $queue }
web-excavation-earth-interested = Interested: { $interest }
web-excavation-earth-traders =
    { $count ->
        [one] { $seat }: { $count } trader
       *[other] { $seat }: { $count } traders
    }
web-excavation-earth-buyer-at = Market { $market }, place { $place }: { $buyer }
web-excavation-earth-envoys =
    { $envoys ->
        [one] { $seat }: { $envoys } envoy, currently { $credits }
       *[other] { $seat }: { $envoys } envoys, currently { $credits }
    }
web-excavation-earth-another-envoy = One more envoy would earn you { $credits }.
web-excavation-earth-no-envoys = no envoys
web-excavation-earth-prizes = Majority prizes: { $prizes }
web-excavation-earth-prizes-about = What each command centre pays at the end of the round to the players with the most envoys there. Tied players share.
web-excavation-earth-aboard = Buyers on the ship:
web-excavation-earth-aboard-about = Buyers from the latest sale stay on the ship until the next one.
web-excavation-earth-special-left = special in supply: { $count }
web-excavation-earth-buyer-cards = Discarded:
web-excavation-earth-buyer-cards-about = Two buyer cards are discarded unused at the start. When the deck runs out, the discarded cards are shuffled into a new one.
web-excavation-earth-say-buyer-cards = Discarded buyer cards: { $buyers }. In the deck: { $deck }.

web-excavation-earth-track = { $colour }: popularity { $level }, rank { $rank }, pays { $credits }.
web-excavation-earth-track-about = The more buyers of a colour have left their track, the more popular the colour is. A sale pays for the colour’s rank, for each interested buyer, and for using several markets.
web-excavation-earth-best-sale = Best sale now, markets { $markets }: { $income }
web-excavation-earth-no-sale =
    { $owned ->
        [0] You have none of this colour to sell.
        [one] You have { $owned } artefact, but no market for it now.
       *[other] You have { $owned } artefacts, but no market for them now.
    }
web-excavation-earth-income = popularity { $popularity } + buyers { $buyers } + several markets { $bonus } = { $total }
web-excavation-earth-part-popularity = popularity
web-excavation-earth-part-buyers = buyers
web-excavation-earth-part-bonus = several markets
web-excavation-earth-stack = Black market, { $colour }, top first: { $artefacts }
web-excavation-earth-price = Buying the top one costs { $price }.
web-excavation-earth-pile = In the supply: { $count }

web-excavation-earth-gallery = Gallery: { $credits }
web-excavation-earth-cell =
    { $artefact }, { $sampled ->
        [true] sampled
       *[other] a sample adds { $adds }
    }
web-excavation-earth-line =
    { $samples ->
        [one] { $what }: { $samples } sample, worth { $prize }. Prizes by number of samples: { $prizes }
       *[other] { $what }: { $samples } samples, worth { $prize }. Prizes by number of samples: { $prizes }
    }
web-excavation-earth-bonus = Bonus card for this column already drawn.
web-excavation-earth-store = { $store }: { $count } of { $spaces }
web-excavation-earth-crew = Crew markers in supply: { $count }
web-excavation-earth-artefacts = Artefacts: { $count }
web-excavation-earth-hand = Cards in hand: { $count }
web-excavation-earth-hand-empty = No cards in hand
web-excavation-earth-card-hidden = Unknown card
web-excavation-earth-card-does = { $deed }
web-excavation-earth-card-can = ✓ { $deed }
web-excavation-earth-card-cannot = – { $deed }: { $why }
web-excavation-earth-initiative = Initiative { $initiative }

web-excavation-earth-do-travel =
    { $fuel ->
        [one] { excavation-earth-move-travel }: { $fuel } step
       *[other] { excavation-earth-move-travel }: { $fuel } steps
    }
web-excavation-earth-do-smuggle = { excavation-earth-move-smuggle }: { $place }
web-excavation-earth-do-acquire =
    { $store ->
        [hold] Into the cargo hold
       *[hatch] Into the hidden hatch
    }
web-excavation-earth-sale = Sale
web-excavation-earth-sell-for = Sell for { $credits }
web-excavation-earth-keep-these = Keep these two
web-excavation-earth-add-special-buyer = A special buyer for market { $market }?
web-excavation-earth-add-coloured-buyer = A coloured buyer for market { $market }?
web-excavation-earth-drawn = You drew
web-excavation-earth-role =
    { $role ->
        [lay] Place on the map
        [take] Take for free
       *[buy] Buy for { $price }
    }
web-excavation-earth-draft = Keep two (pick { $pick } of 3)
web-excavation-earth-pick = Keep one
web-excavation-earth-sealed = Hidden until everyone has chosen. Still choosing: { $who }
web-excavation-earth-no-redraw = You have fewer than { $least } cards of one colour or symbol, so you keep your hand.
web-excavation-earth-may-redraw = You have { $least } or more cards of one colour or symbol: you may redraw some of them.
web-excavation-earth-sample-adds =
    { $adds ->
        [0] { $artefact }: a sample adds nothing yet
       *[other] { $artefact }: a sample adds { $adds }
    }
web-excavation-earth-zu-deck = Zu’s cards left this round: { $count }
web-excavation-earth-zu-flipped = Zu’s cards this round
web-excavation-earth-zu-did = Zu’s last turn

web-group-excavation-earth-faction = Factions
web-group-excavation-earth-stand = Keep
web-group-excavation-earth-redraw = Redraw
web-group-excavation-earth-keep = Keep two cards
web-group-excavation-earth-discard = Discard
web-group-excavation-earth-settle = Third explorer
web-group-excavation-earth-move = Explorers
web-group-excavation-earth-travel = { excavation-earth-move-travel }
web-group-excavation-earth-excavate = { excavation-earth-move-excavate }
web-group-excavation-earth-take = Artefacts
web-group-excavation-earth-sample = Sample
web-group-excavation-earth-sample-gained = { web-group-excavation-earth-sample }
web-group-excavation-earth-leave = No more samples
web-group-excavation-earth-market = { excavation-earth-move-market }
web-group-excavation-earth-trader = Trader
web-group-excavation-earth-buyer = Buyers
web-group-excavation-earth-buyers = { web-group-excavation-earth-buyer }
web-group-excavation-earth-sell = { excavation-earth-move-sell }
web-group-excavation-earth-sale = Sales
web-group-excavation-earth-give = Sell
web-group-excavation-earth-pick = Keep one
web-group-excavation-earth-command = { excavation-earth-move-command }
web-group-excavation-earth-envoy = Envoy
web-group-excavation-earth-withdraw = Recall
web-group-excavation-earth-invoke = Command card
web-group-excavation-earth-withdraw-and-invoke = { web-group-excavation-earth-invoke }
web-group-excavation-earth-smuggle = { excavation-earth-move-smuggle }
web-group-excavation-earth-deliver = Deliver
web-group-excavation-earth-acquire = Acquire
web-group-excavation-earth-survey = { excavation-earth-move-survey }
web-group-excavation-earth-replace = Forecast
web-group-excavation-earth-uncover = Artefacts drawn
web-group-excavation-earth-lead = Move a buyer
web-group-excavation-earth-swap = Swap buyers
web-group-excavation-earth-free = Without a card
web-group-excavation-earth-pass = { excavation-earth-move-pass }
web-group-excavation-earth-skip = Skip
web-group-excavation-earth-done = Done

# The table in words
web-excavation-earth-say-over = The game is over.
web-excavation-earth-say-map = World map: { $places }.
web-excavation-earth-say-markets = Markets, queues front first: { $markets }.
web-excavation-earth-say-tracks = Popularity, rank and payout: { $tracks }.
web-excavation-earth-say-sales = Your best sales now: { $sales }.
web-excavation-earth-say-centres = Command centres ({ $prizes }): { $centres }.
web-excavation-earth-say-stacks = Black market, top first: { $stacks }.
web-excavation-earth-say-forecast = Forecast: { $cards }.
web-excavation-earth-say-drawn = You drew: { $artefacts }.
web-excavation-earth-say-player =
    { $seat }: { $faction }, { $credits }. { $crew }{ $passed ->
        [yes] ; passed.
       *[no] .
    }
web-excavation-earth-say-storage = { $seat }, cargo hold: { $hold }; hidden hatch: { $hatch }.
web-excavation-earth-say-gallery = { $seat }, samples: { $samples }. The gallery is worth { $credits }.
web-excavation-earth-say-hand = { $seat }, cards in hand: { $count }. Known: { $cards }.
web-excavation-earth-say-packet = { $seat }, to choose from: { $cards }.
web-excavation-earth-say-kept = Hidden until revealed: { $cards }.
web-excavation-earth-say-zu = Zu’s cards this round: { $flipped }. Left: { $count }.

## Mykerinos: the board

web-mykerinos-you = You
web-mykerinos-neutral = Neutral player
web-mykerinos-neutral-about = The neutral player only gets in the way: it never scores, and plots it wins leave the game.
web-mykerinos-round = Round { $round } of { $rounds }
web-mykerinos-moment =
    { $phase ->
        [dig] Digging
        [last] Digging: last action
        [neutral] Neutral dig
        [claim] Evaluating zone { $zone }
        [remove] Zone { $zone }: neutral player removes a plot
       *[over] Game over
    }
web-mykerinos-starter = { $seat } starts this round.

web-mykerinos-area = The dig area
web-mykerinos-grid = Squares of the dig area
web-mykerinos-square =
    { $square }, zone { $zone }{ $ground ->
        [gone] , plot removed
        [pyramid] , pyramid
       *[sand] {""}
    }{ $holder ->
        [somebody] , { $seat }
       *[nobody] {""}
    }{ $state ->
        [picked] , chosen
        [can] , can be chosen
       *[plain] {""}
    }
web-mykerinos-zone = Zone { $zone }
web-mykerinos-nobody-digs = no one digs here
web-mykerinos-standing = { $rank }. { $seat }: { $cubes }
web-mykerinos-tie =
    { $tie ->
        [open] tied: whoever passes first ranks higher
       *[track] tied: decided by space { $space } on the pass track
    }
web-mykerinos-effect =
    Zone { $zone }: { $seat } { $cubes }, { $before ->
        [0] now rank { $after }
       *[other]
            { $after ->
                [0] gone
               *[other] rank { $before } → { $after }
            }
    }{ $tie ->
        [open] , tied
        [track] , tie decided
       *[none] {""}
    }
web-mykerinos-pyramids = Pyramids
web-mykerinos-free = Free

web-mykerinos-plot =
    { $patron ->
        [nobody] Plot without a patron
       *[other] { $patron }
    }, { house-points }
web-mykerinos-plot-fate =
    { $plot }{ $fate ->
        [taken] , taken by { $seat }
        [removed] , out of the game
       *[laid] {""}
    }
web-mykerinos-take-plot = Take this plot: { $plot }
web-mykerinos-remove-plot = Remove this plot for the neutral player: { $plot }
web-mykerinos-power-violet = Take one archaeologist from the supply into your pool, then start or extend a dig.
web-mykerinos-power-lemon = Start or extend a dig with exactly one of the archaeologists on a pyramid.
web-mykerinos-power-brown = Place one archaeologist from your pool directly into a museum room.
web-mykerinos-power-blackmore = Start a dig with two adjacent archaeologists.
web-mykerinos-power-tangerine = Extend a dig with a chain of three archaeologists.

web-mykerinos-track = Pass track
web-mykerinos-track-about = When you pass, you take the lowest free space. Lower numbers win ties in zones. The player on the last space starts the next round.
web-mykerinos-space =
    Space { $space }: { $holder ->
        [somebody] { $seat }
       *[nobody] free
    }
web-mykerinos-passed = passed: { $space }

web-mykerinos-own = Your archaeologists and patrons
web-mykerinos-patrons = Your patrons
web-mykerinos-no-patrons = Plots you win bring patrons. You can use them from the next round on.
web-mykerinos-pool = In your pool: { $pool }, in the supply: { $supply }
web-mykerinos-neutral-pool = Neutral archaeologists in your pool: { $pool }, in the supply: { $supply }
web-mykerinos-patron-held =
    { $patron } { $plots ->
        [one] {""}
       *[other] × { $plots }
    } { $ready ->
        [0] (used)
       *[other]
            { $plots ->
                [one] (ready)
               *[other] (ready: { $ready })
            }
    }
web-mykerinos-card =
    { $patron }{ $state ->
        [used] , used this round
        [can] , can be used
       *[ready] {""}
    }

web-mykerinos-choice = Your options
web-mykerinos-guide =
    { $prompt ->
        [dig]
            { $patrons ->
                [0] Choose a square to dig, or pass.
               *[other] Choose a square to dig, use a patron, or pass.
            }
        [neutral] Choose a square for the neutral player, or skip.
        [claim] Choose a plot or a highlighted museum room.
       *[remove] Which plot does the neutral player remove?
    }
web-group-mykerinos-pass = Pass
web-group-mykerinos-dig = Start a dig
web-group-mykerinos-extend = Extend a dig
web-group-mykerinos-patron = Patrons
web-group-mykerinos-brown = Sir Brown
web-group-mykerinos-neutral = Neutral player
web-group-mykerinos-skip = No neutral dig
web-group-mykerinos-take = Take a plot
web-group-mykerinos-museum = Museum
web-group-mykerinos-decline = Take nothing
web-group-mykerinos-remove = Remove a plot
web-mykerinos-further = Choose another square.
web-mykerinos-or-further = Confirm, or add a highlighted square.
web-mykerinos-back = Undo last choice

web-mykerinos-museum = The museum
web-mykerinos-hall = Hall
web-mykerinos-wing = Wing { $wing }, { $patron }
web-mykerinos-room =
    Room { $room }, value { $value } for { $patrons }{ $holder ->
        [somebody] : { $seat }
       *[nobody] , free
    }{ $state ->
        [picked] , chosen
        [can] , can be chosen
       *[plain] {""}
    }
web-mykerinos-room-held =
    room { $room }, value { $value }, { $holder ->
        [somebody] { $seat }
       *[nobody] free
    }
web-mykerinos-gain = { $seat }: +{ $points }
web-mykerinos-share =
    { $plots ->
        [0] { $seat }: no plot; each would be worth { $worth }
       *[other] { $seat }: { $plots } × { $worth } = { $points }
    }

web-mykerinos-reckoning = If it ended now
web-mykerinos-reckoning-about = Everyone’s score if the game ended now: plots taken, the exhibition for each patron (plots × best room in the wing, or 1 without a room), and 5 for each set of all five patrons.
web-mykerinos-sheet = if it ended now: { $total } (plots { $plots }, exhibition { $exhibition }, sets { $series })
web-mykerinos-to-come =
    { $count ->
        [0] No plots left
        [one] One plot left
       *[other] { $count } plots left
    }
web-mykerinos-to-come-about = Plots still to be laid out, by patron and points. Their order is unknown.
web-mykerinos-removed =
    { $count ->
        [one] One plot out of the game
       *[other] { $count } plots out of the game
    }
web-mykerinos-five =
    { $state ->
        [comes] The 5-point plot is still to come.
       *[gone] The 5-point plot is no longer in the deck.
    }
## Lost Ruins of Arnak: the board

web-arnak-board = Lost Ruins of Arnak board
web-arnak-island = The island
web-arnak-research = Research track, { $temple }
web-arnak-supply = Assistants in the supply
web-arnak-boards = Player boards
web-arnak-panels = Table areas
web-arnak-panel-island = Island
web-arnak-panel-research = Research
web-arnak-panel-cards = Cards
web-arnak-panel-mine = Mine
web-arnak-tray = Your options
web-arnak-you = You
web-arnak-passed = passed
web-arnak-round = Round { $round } of 5
web-arnak-staff-about = The moon staff shows the round. Artifacts are to its left, items to its right. After each round the two cards next to it are exiled.
web-arnak-card-price =
    { $kind ->
        [item] Price: { $cost ->
            [one] { $cost } coin
           *[other] { $cost } coins
        }
       *[artifact] Price: { $cost ->
            [one] { $cost } compass
           *[other] { $cost } compasses
        }; playing it from your hand costs 1 tablet
    }
web-arnak-card-timing =
    { $timing ->
        [free] Free action
       *[main] Main action
    }
web-arnak-card-exiles = Exiled when played for its effect
web-arnak-card-foot =
    Travel: { $travel }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-arnak-guardian-cost = Cost to overcome: { $cost }
web-arnak-guardian-boon = Boon, one use: { $boon }
web-arnak-undiscovered =
    Not discovered yet. Costs { $compasses ->
        [one] { $compasses } compass
       *[other] { $compasses } compasses
    } plus travel.
web-arnak-idol-lies =
    { $level ->
        [2] Two idols, one of them face down. The other: { $effect }
       *[other] Idol: { $effect }
    }
web-arnak-travel-cost = Travel cost: { $cost }
web-arnak-space =
    { $who ->
        [nobody] { $place }: free
       *[other] { $place }: { $who }
    }
web-arnak-blocked = Not available at this player count
web-arnak-stacks = Site tiles left: { $one } of level I, { $two } of level II. Guardians left: { $guardians }.
web-arnak-step-cost = Cost: { $cost }
web-arnak-bonus-lies = Bonus tile: { $effect }
web-arnak-missing = Missing: { $what }
web-arnak-tiles-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
web-arnak-temple-bonuses =
    Lost Temple bonus tiles: { $count }
web-arnak-stack-left =
    { $count ->
        [one] Last one in this stack
       *[other] { $count } in this stack
    }
web-arnak-artifact-deck = Artifacts in the deck: { $count }
web-arnak-item-deck = Items in the deck: { $count }
web-arnak-fear-left = Fear cards left: { $count }
web-arnak-exiled = Exiled: { $count }
web-arnak-tokens = Resources: { $tokens }
web-arnak-archaeologists =
    { $count ->
        [0] No archaeologists available
        [one] { $count } archaeologist available
       *[other] { $count } archaeologists available
    }
web-arnak-crates =
    { $count ->
        [0] No idols in the crates
        [one] { $count } idol in the crates
       *[other] { $count } idols in the crates
    }
web-arnak-slots =
    { $count ->
        [0] All four idol slots are empty
       *[other] Idol slots filled: { $count } of 4
    }
web-arnak-slots-about = Each idol is worth 3 points. Each empty slot scores the number shown on it.
web-arnak-slot-about = Place an idol in the next slot:
web-arnak-hand =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
web-arnak-hand-empty = No cards in hand
web-arnak-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
web-arnak-deck-known = Contains: { $cards }
web-arnak-hand-or-deck = In the hand or on top of the deck: { $cards }
web-arnak-put-away = You discard this card when everyone has decided.
web-arnak-pay = To pay
web-arnak-pay-with = with
web-arnak-pay-about = The selected sources pay for your travel; they are the ones you would miss least. Select cards, boons or assistants to pay differently.
web-arnak-effect = Effect
web-arnak-pool = Leftover
web-arnak-pool-about = Leftover travel icons. They are lost at the end of your turn.
# The letter on the rival’s figures.
web-arnak-rival-letter = R
web-arnak-rival = The rival
web-arnak-rival-dug = { $place } occupied
web-arnak-rival-discovered = { $place } discovered
web-arnak-rival-awoke = a guardian awakens
web-arnak-rival-overcame = guardian at { $place } overcome
web-arnak-rival-researched =
    { $space ->
        [14] reaches the Lost Temple
       *[other] moves up one row
    }
web-arnak-rival-arrived =
    { $points ->
        [one] scores { $points } point
       *[other] scores { $points } points
    }
web-arnak-rival-took = takes { $card } from the row
web-arnak-rival-removed = removes the { $assistant } from the game
web-arnak-rival-idle = nothing happens
web-arnak-rival-done = This round:
web-arnak-rival-to-come = Tiles left ({ $count }):
web-arnak-rival-arrow =
    { $arrow ->
        [left] The next tile takes the leftmost
       *[right] The next tile takes the rightmost
    }

# What pressing does: the words of small menus and buttons.
web-arnak-do-dig = Dig
web-arnak-do-discover = Discover
web-arnak-do-overcome = Overcome the guardian
web-arnak-do-buy = Buy
web-arnak-do-take = Take
web-arnak-do-play = Play for its effect
web-arnak-do-play-to-pass = Play and pass
web-arnak-do-research = Move up: { $token }
web-arnak-do-temple = Take a temple tile
web-arnak-do-use = Use
web-arnak-do-slot = Fill a slot: { $effect }
web-arnak-do-boon = Use the boon
web-arnak-do-pass = Pass
web-arnak-do-end = End turn
web-arnak-do-travel-card = Use for travel
web-arnak-do-travel-assistant = Travel with the { $assistant }
web-arnak-do-travel-boon = Travel with the boon
web-arnak-do-pilot = Hire a pilot: 2 coins for a plane
web-arnak-do-icon = Use the { $icon }
web-arnak-do-draw = Draw a card
web-arnak-do-pay = Pay
web-arnak-do-resolve = Use the effect: { $card }
web-arnak-do-decline = Decline
web-arnak-do-proceed = Continue
web-arnak-do-exile = Exile
web-arnak-do-exile-fear-tile = Exile a fear tile
web-arnak-do-trade = Trade: { $token }
web-arnak-do-refresh = Refresh
web-arnak-do-use-up = Discard
web-arnak-do-activate = Activate
web-arnak-do-relocate = Move here from: { $from }
web-arnak-do-recall = Return
web-arnak-do-look =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
web-arnak-do-keep = Keep
web-arnak-do-put-back = Put on top of the deck
web-arnak-do-borrow = Use this assistant
web-arnak-do-exchange = Exchange for the { $assistant }
web-arnak-do-free-slot = Remove an idol from a slot
web-arnak-do-lead = Move the guardian here from: { $from }
web-arnak-do-recruit = Recruit
web-arnak-do-promote = Upgrade to gold
web-arnak-do-rescue = Rescue
web-arnak-do-reward =
    { $reward ->
        [tile] Bonus tile first
       *[row] Row effect first
    }
web-arnak-do-pick = Take { $tile }
web-arnak-do-done = Keep the rest

# Parts of effects to choose from, as they stand on a button.
web-arnak-part-exile = exile a card
web-arnak-part-pass = pass
web-arnak-part-item = an item under your deck

# Kinds of actions in long lists.
web-group-arnak-dig = Dig
web-group-arnak-discover = Discover a site
web-group-arnak-overcome = Overcome a guardian
web-group-arnak-buy = Buy a card
web-group-arnak-play = Play a card
web-group-arnak-play-to-pass = Play a card and pass
web-group-arnak-research = Research
web-group-arnak-temple = Temple tiles
web-group-arnak-use = Assistants
web-group-arnak-slot = Idol slots
web-group-arnak-boon = Guardian boons
web-group-arnak-pass = Pass
web-group-arnak-end = End turn
web-group-arnak-travel-card = Travel with cards
web-group-arnak-travel-assistant = Travel with assistants
web-group-arnak-travel-boon = Travel with boons
web-group-arnak-pilot = Pilot
web-group-arnak-icon = Leftover icons
web-group-arnak-draw = Draw
web-group-arnak-pay = Pay
web-group-arnak-resolve = Use the effect
web-group-arnak-decline = Decline
web-group-arnak-proceed = Continue
web-group-arnak-exile = Exile a card
web-group-arnak-exile-fear-tile = Exile a fear tile
web-group-arnak-trade = Trade
web-group-arnak-refresh = Refresh an assistant
web-group-arnak-use-up = Discard a card
web-group-arnak-choose = Choose an effect
web-group-arnak-take = Take a card
web-group-arnak-activate = Activate a site
web-group-arnak-relocate = Relocate an archaeologist
web-group-arnak-recall = Return an archaeologist
web-group-arnak-look = Draw to choose
web-group-arnak-keep = Keep a card
web-group-arnak-put-back = Put a card back
web-group-arnak-borrow = Use an assistant from the supply
web-group-arnak-exchange = Swap assistants
web-group-arnak-free-slot = Free a slot
web-group-arnak-lead = Move a guardian
web-group-arnak-recruit = Recruit an assistant
web-group-arnak-promote = Upgrade an assistant
web-group-arnak-rescue = Rescue an assistant
web-group-arnak-reward = Research rewards
web-group-arnak-pick = Bonus tiles
web-group-arnak-done = Keep the rest

# The table in words, for the text interface.
web-arnak-say-turn = { $round }. Turn: { $seat }. Starting player: { $starter }.
web-arnak-say-over = The game is over.
web-arnak-say-camps = Camps: { $sites }.
web-arnak-say-sites = Sites: { $sites }.
web-arnak-say-free = free
web-arnak-say-unknown = not discovered, idol: { $idol }
web-arnak-say-guarded = guardian: { $guardian } ({ $cost })
web-arnak-say-row = Card row: { $cards }.
web-arnak-say-card = { $card } ({ $cost })
web-arnak-say-supply = Assistants in the supply: { $assistants }.
web-arnak-say-rescue = Assistants to rescue: { $count }, top: { $assistant }.
web-arnak-say-bonuses = Bonus tiles on the track: { $tiles }.
web-arnak-say-temple = Temple tiles left: { $tiles }.
web-arnak-say-player = { $seat }, { $points }: { $tokens }. { $hand }; { $deck }. { $archaeologists }. { $idols }; { $slots }.
web-arnak-say-hand = { $seat }, hand: { $cards }.
web-arnak-say-put-away = { $seat }, to be discarded: { $cards }.
web-arnak-say-played = { $seat }, play area: { $cards }.
web-arnak-say-tokens = { $seat }, research: magnifying glass at { $glass }, notebook at { $notebook }.
web-arnak-say-team = { $seat }, assistants: { $assistants }.
web-arnak-say-guardians = { $seat }, guardians overcome: { $guardians }.
web-arnak-say-boon = { $guardian } (boon: { $boon })
web-arnak-say-used = { $guardian } (boon used)
web-arnak-say-pool = Leftover travel icons: { $icons }.
web-arnak-say-pay = Travel cost: { $cost }; still owed: { $owed }.
web-arnak-say-rival = Rival, { $points }: magnifying glass at { $glass }; idols: { $idols }, guardians: { $guardians }; cards: { $cards }.
web-arnak-say-rival-tiles = The rival’s tiles left this round: { $tiles }. { $arrow }.
