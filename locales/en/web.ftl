### The client in the browser.

## Shell

web-house = Dighouse
web-tab = { $turns ->
        [0] { "" }
       *[other] ({ $turns }){ " " }
    }{ $page } · Dighouse
# A notification of the browser; the game stands below it.
web-call = Your turn
web-home = To the lobby
web-nav = House
web-skip = Skip to the page
web-settings = Settings
web-switch-theme =
    { $theme ->
        [light] Theme: light.
        [dark] Theme: dark.
       *[auto] Theme: as the system has it.
    } { $next ->
        [light] Switch to light.
        [dark] Switch to dark.
       *[auto] Follow the system.
    }
web-theme-auto = As the system has it
web-theme-light = Daylight
web-theme-dark = Lamp light
web-close = Close
web-loading = Loading…
web-reload = Load again
web-retry = Try again
web-page-missing = This page could not be loaded. The house may have been restarted or renewed.
web-lost-title = Nothing found
web-lost = There is nothing at this address. Somebody may have dug here before.
web-problem-offline = The house does not answer. Is it running, and are you on the same network?
web-problem-house = Something went wrong in the house. What was played is kept.
web-problem-unknown = Something went wrong.
web-bot = Bot { $letter } ({ $bot })
web-bot-random = Tourist { $letter }
web-bot-novice = Novice { $letter }
web-bot-greedy = Assistant { $letter }
web-bot-skilled = Digger { $letter }
web-bot-expert = Curator { $letter }
web-bot-master = Professor { $letter }
web-bot-exact = Codebreaker { $letter }
web-level-random = Tourist (plays at random)
web-level-novice = Novice (plausible, often wrong)
web-level-greedy = Assistant (goes for the next points)
web-level-skilled = Digger (thinks a few moves ahead)
web-level-expert = Curator (thinks hard, a quarter of a second)
web-level-master = Professor (thinks a second for each move)
web-level-exact = Codebreaker (reckons exactly)
web-guest = Guest { $number }
web-seat-open = open seat
web-version = Dighouse { $version }

## Lobby

web-lobby-title = The dig house
web-lobby-tab = Lobby
web-lobby-welcome = The finds are washed, the lamp is lit. Choose a box and sit down.
web-you-play-as = You play as
web-name-change = You play as { $name }. Change the name
web-name-title = Your name
web-name-label = What others see, up to { $most } characters
web-name-save = Keep it
web-name-saved = From now on you are { $name }.

web-shelf = The shelf
web-game-arnak = Lost Ruins of Arnak
web-game-mykerinos = Mykerinos
web-game-excavation-earth = Excavation Earth
web-preparing = In preparation
web-box-offline = As soon as the house answers
web-players =
    { $min ->
        [1] 1 to { $max } players
       *[other] { $min } to { $max } players
    }

web-mine = Your tables
web-open = Open tables
web-open-none = Nobody is looking for company just now. A table that you make public is shown here to others.
web-playing = Being played
web-finished = Played
web-finished-none = Your finished games will lie here, to be seen again step by step.
web-all = Show all { $count }
web-fewer = Show fewer
web-join = Join

web-card-your-turn = Your turn
web-card-asked = Waiting for { $name }
web-card-open =
    { $open ->
        [0] About to begin
        [one] { $open } seat is free
       *[other] { $open } seats are free
    }
web-card-won = { $name } won
web-card-over = Over
web-card-seats = Seats

web-address-title = Play on a phone
web-address = Whoever is on the same network opens this address, or points a camera at the code.
web-address-qr = QR code of { $address }

web-new-presets = How will you play?
web-preset-bots = Against two bots
web-preset-bots-about = Begins at once, with hints if you want them.
web-preset-solo = Alone
web-preset-solo-about = A solo game against an opponent of the box.
web-preset-screen = On one screen
web-preset-screen-about = You pass the screen around; a curtain keeps secrets.
web-preset-friends = With friends by link
web-preset-friends-about = You get a link to send; whoever opens it sits down.
web-new-seats = Seats
web-new-seat = Who sits in seat { $letter }
web-new-seat-name = Name of the player in seat { $letter }
web-new-friend = Friend { $letter }
web-new-add = Add a seat
web-new-remove = Take seat { $letter } away
web-seat-you = You
web-seat-by-link = Open: a friend by link
web-seat-here = A friend on this screen
web-seat-bots = Bots
web-new-variants = Variants
web-new-details = Details
web-new-unusual = { $count } changed
web-new-rulings = Where the rulebook leaves it open
web-new-aids = Aids
web-new-aids-about = Hints from the strongest bot, and exact odds.
web-new-who = Who finds the table
web-new-link = Only by link
web-new-public = Everybody in the lobby
web-new-password = Password (if you want one)
web-new-password-about = Only who knows it sits down or looks on. The link does not carry it: tell your friends.
web-new-pace = Pace
web-pace-live = Live
web-pace-slow = Over days
web-new-clock = Clock
web-new-clock-about = Time for each turn, and a bank for the turns that take longer.
web-clock-none = None
web-clock-choice = { $turn } + { $bank }
web-new-time-out = When the time is up
web-time-out-bot = A bot plays until you are back
web-time-out-loss = The game is lost
web-new-link-next = Next you get a link to send.
web-new-no-you = One seat must be for you.
web-play = Play
web-read-rules = Read the rules

web-about-lost-code = Everybody can read your code, except you. Bet on sums, learn from every miss, and name your six numbers at the end.
web-about-lost-code-beginner = Five symbols instead of six: a gentle first game.
web-about-lost-code-x = Values up to 8 and sums up to 24: more to find out.
web-about-lost-code-shortcut = Tokens for those who dare to write a guess early; it counts double.
web-about-lost-code-curse = A skull follows the leader.
web-about-lost-code-wheels = What a hit brings: two readings of the printed wheels.
web-about-lost-code-bear-turn-is-extra = In the beginner's game: turning a bear away leaves you your free turn.
web-about-lost-code-curse-active-immediately = With the curse: whoever takes the skull is cursed in the same round.
web-about-lost-code-score-floor = Whether points may fall below 0.
web-about-excavation-earth = After mankind: aliens dig up what we left behind. Fetch artefacts, make them fashionable, sell them where your traders stand, and keep samples for your gallery. Alone you play against Zu.
web-about-excavation-earth-factions = Each chooses a faction in turn, or they are dealt.
web-about-excavation-earth-hands = The first hands are dealt, or drafted as in later rounds. Not alone.
web-about-excavation-earth-zu-no-credits = Alone, easier: Zu begins with nothing.
web-about-excavation-earth-zu-failed = Alone: what Zu takes when a card of its leads to nothing.
web-about-excavation-earth-zu-special-buyers-only = Alone, easier: its Market cards bring special buyers only.
web-about-excavation-earth-zu-skips-cards = Alone, easier: some of its cards cost it the next one.
web-about-excavation-earth-zu-limited-crew = Alone, easier: Zu can run out of crew.
web-about-excavation-earth-zu-both-colours = Alone, harder: it takes an artefact of each colour that its card names.
web-about-excavation-earth-zu-any-storage = Alone, harder: its hatch takes everything.
web-about-excavation-earth-leftovers-cost = Alone, harder: sell everything in time.
web-about-excavation-earth-zu-second-purchase = Alone, harder: it shops twice.
web-about-mykerinos = Egypt, 1899. Dig where the others dig, one archaeologist more than they; win plots with their patrons, and hang the finds in the best rooms of the museum.
web-about-mykerinos-neutral-cubes-carry-over = With two players: neutral archaeologists that you did not place stay with you for the next round.
web-about-mykerinos-neutral-after-extra-action = With two players: after the last extra action the neutral expedition may dig once more.
web-about-mykerinos-violet-with-empty-pool = Whoever has nobody left may still ask Lady Violet for one more archaeologist.
web-about-mykerinos-third-may-decline = The third and the fourth of a zone need not take the plot that is left.
web-about-arnak = An uncharted island, five rounds. Send two archaeologists, discover sites and face their guardians, build a deck as you go, and read the signs up to the Lost Temple. Also alone, against the rival.
web-about-arnak-temple = The Bird Temple is for first games; the Snake Temple asks for more.
web-about-arnak-difficulty = Only alone: with more red tiles the rival takes better things.
web-about-arnak-ocarina-discounts = While Guardian’s Ocarina sounds, icons of a discount count as planes too.
web-about-arnak-rival-last-green-item = Only alone: what the rival’s green tile for items does in round 5.

## Settings

web-settings-about = They are kept in this browser and hold at once.
web-settings-look = How it looks
web-settings-play = How it plays
web-settings-language = Language
web-language-name = English
web-settings-theme = Light
web-settings-motion = Motion
web-settings-motion-about = Until you choose, your system decides.
web-motion-full = Full
web-motion-reduced = Less
web-motion-off = None
web-settings-speed = Others' turns
web-settings-speed-about = How long each of their actions is shown before the next.
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = At once
web-settings-calls = Call me when it is my turn
web-settings-calls-about = By a notification of your browser, while the house is open in some tab and you look elsewhere.
web-settings-calls-refused = Your browser does not allow it. Allow notifications from this address in its settings, then try again.
web-settings-calls-unable = Your browser cannot do this here: it takes https, or a house on this computer.
web-settings-sound = Sound
web-settings-sound-about = Wood, stone and paper, and a gentle sign when it is your turn.
web-settings-confirm = Confirm the end of my turn
web-settings-confirm-about = Asks once more before others can act.
web-settings-text = Begin with the text interface
web-settings-text-about = Tables open in words and lists, made for screen readers. The board is one button away.

## Account

web-account = Account
web-account-keep = Sign in
web-account-guest = This browser knows you, no other does. With a password you are the same everywhere.
web-account-signed-in = You are signed in as { $name }.
web-account-name = Name
web-claim-title = Keep your name
web-claim-about = Your tables and your games come with you.
web-claim = Keep it
web-claimed = From now on you sign in as { $name }.
web-sign-in-title = Sign in
web-sign-in-about = Tables that you began in this browser as a guest are left behind.
web-sign-in = Sign in
web-signed-in = Welcome back, { $name }.
web-password = Password
web-password-rule = At least { $least } characters: several words are better than odd signs.
web-password-show = Show the password
web-password-title = Change the password
web-password-about = All other browsers are signed out.
web-password-old = The password until now
web-password-new = The new password
web-password-change = Change it
web-password-changed = The password is changed.
web-sign-out-title = Sign out
web-sign-out-about = Nothing is lost: you sign in again whenever you like.
web-sign-out-here = In this browser
web-sign-out-everywhere = Everywhere
web-signed-out = You are signed out.
web-blocked-title = Blocked players
web-blocked-about = You do not see what they say, and they cannot sit down at tables that you make.
web-unblock-name = Unblock { $name }
web-unblocked = { $name } is not blocked any more.
web-webhook-title = Calls to an address of yours
web-webhook-about = When it becomes your turn and you are not at the table, the house can tell a web address: a chat room with incoming webhooks, or a program of your own.
web-webhook-url = Address
web-webhook-keep = Keep
web-webhook-kept = The house calls you there.
web-webhook-secret = Calls are signed with this secret. It is shown only now; keeping the address again makes a new one.
web-webhook-copy = Copy the secret
web-webhook-copied = The secret is copied.
web-webhook-try = Send a test
web-webhook-tried = It arrived.
web-webhook-take = No more calls
web-webhook-taken = The house calls you nowhere.
web-webhook-on = The house calls you at { $url }.
web-webhook-trouble = The last call failed. { $why }
web-webhook-off = Calls are turned off because too many failed. { $why } When a test arrives they are on again.
web-data-title = What the house knows of you
web-data-about = Everything, as a file: your name, where you are signed in, what you did at each table.
web-data-download = Download
web-forget-title = Be forgotten
web-forget-about = The house forgets your name and all that you said. Games that still go on you give up, and the records of the others show a number instead of you. Nobody can undo this.
web-forget = Forget me
web-forget-sure = Forget me for good
web-forgotten = The house has forgotten you.

## Career

web-career = Your games
web-career-of = Games of { $name }
web-career-loading = Looking through the records…
web-career-none = No game was played out yet.
web-career-guest = Games between accounts change ratings. Keep your name with a password to have one.
web-career-keep = Keep your name
web-career-since = Here since { $day }.
web-career-figures = Figures by number of players
web-career-seats = Players
web-career-played = Games
web-career-won = Won
web-career-mean = Points a game
web-career-unrated = No rating yet: games between accounts count, without bots.
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
    }. At first: { $first }. Now: { $last }.
web-rating-meaning = 400 points more are ten times the chance to win. The true strength most likely lies within the margin: in simulated games it did for 84 to 100 players in 100.
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
        [0] Nothing found
        [one] { $count } place
       *[other] { $count } places
    }
web-rules-none = There are no rules of this game here yet.

## Verify

web-verify-title = Was it fair?
web-verify-about = Nobody chose the shuffle: the house sealed a secret before anybody sat down, and every player's browser added a salt. Here your browser computes it all again, step by step.
web-verify-loading = Fetching the record…
web-verify-any = Check a record
web-verify-another = Check another record
web-verify-file = Choose a record file (.dig), or drop it here
web-verify-paste = Or paste its text
web-verify-check = Check it
web-verify-actions =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
web-verify-watch = See the game again
web-verify-download = The record
web-verify-all-right = Everything fits.
web-verify-all-wrong = Something does not fit!
web-verify-all-note = Not all of it can be checked.
web-verify-all-busy = Checking…
web-check-state-right = Right:
web-check-state-wrong = Wrong:
web-check-state-note = Note:
web-check-state-busy = Being checked:
web-check-text = The text that is hashed
web-check-hash = Its SHA-256, computed here
web-check-found = In the record
web-check-equal = They are equal.
web-check-unequal = They are not equal!
web-check-yourself = Compute it without this page
web-check-commitment = The seal holds
web-check-commitment-wrong = The seal is broken
web-check-commitment-about = Before the game the house published the hash of its secret. The secret that it reveals now must give the same hash; so it could not be changed afterwards.
web-check-commitment-expected = The seal in the record
web-check-kept = It is the seal that you were shown
web-check-kept-wrong = It is not the seal that you were shown
web-check-kept-about = This browser remembered the seal when you sat down. The record must have the same one.
web-check-kept-expected = What this browser remembered
web-check-unknown = This browser did not sit at that table
web-check-unknown-about = So it cannot say which seal was shown at the beginning. Whoever played can open this page in their own browser and compare.
web-check-salt = Your salt is in it
web-check-salt-wrong = Your salt is not in it
web-check-salt-about = Your browser added it after the seal was made, so nobody could fit one to the other.
web-check-salt-expected = Your browser's salt
web-check-seed = The shuffle follows from secret and salts
web-check-seed-about =
    { $salts ->
        [0] No player added a salt, so the seed comes from the secret alone.
        [one] The secret and one salt make the seed. All dice and all hidden tiles follow from it.
       *[other] The secret and { $salts } salts make the seed. All dice and all hidden tiles follow from it.
    }
web-check-chosen = Somebody chose the seed
web-check-chosen-about = Nothing was sealed before this game, for instance because it began from a position or was played by bots in the arena.
web-check-hidden = The secret is not revealed yet
web-check-hidden-about = It is shown when the game is over. Until then nobody can know the shuffle.
web-check-replay = Every action replayed
web-check-replay-busy = The house deals the game again and checks action by action…
web-check-replay-right =
    { $steps ->
        [one] The house dealt the game again from this seed: the action is legal and leads to the end in the record.
       *[other] The house dealt the game again from this seed: all { $steps } actions are legal and lead to the end in the record.
    }
web-check-replay-wrong = Line { $line }: { $what }

## Table

web-table = Table
web-table-loading = The table is being laid…
web-table-moved-on = The table has moved on meanwhile; look again before you decide.
web-board = Board
web-board-loading = The board is being unfolded…
web-tab-your-turn = ● Your turn: { $game }
web-your-turn-ask = Your turn. { $question }
web-refused-no-such-table = There is no table at this address. It may have been cleared away, or the link lost a letter.
web-refused-private-table = This table is private, and all its seats are taken. Only those who play can see it.

web-refused-password-needed = This table has a password. Enter it at the table, and then come back.

web-locked = With a password
web-door = This table has a password
web-door-about = Whoever made the table can tell it to you. Once you are in, you stay in.
web-door-password = Password of the table
web-door-enter = Come in

web-link-lost = Connection lost, trying again…
web-link-try = Try now
web-link-back = The server is back. Nothing was lost.

web-decision = Decision
web-decision-yours = It is your decision.
web-waiting-for =
    { $count ->
       *[other] Waiting for { $names }
    }
web-won =
    { $count ->
        [one] { $names } wins with { house-points }
       *[other] { $names } share the victory with { house-points }
    }
web-won-mark = winner
web-explain = What is this about?
web-hint = Hint
web-hint-about = What would the professor do? (H)
web-hint-says = The professor's advice: { $action }.
web-hint-instead = Or instead: { $action }.
web-hint-others = Other ideas
web-hint-expects = { $points } points expected at the end.
web-hint-more = { $points } points expected at the end, { $change } more than with the next best.
web-hint-less = { $points } points expected at the end, { $change } fewer than with the advice.
web-hint-safer = { $points } points expected at the end, { $change } fewer than with the next best, but a better chance to win.
web-hint-riskier = { $points } points expected at the end, { $change } more than with the advice, but a smaller chance to win.
web-hint-sources = Soon on the score sheet, compared with that: { $parts }.
web-hint-source = { $category } { $points }
web-hint-later = Nothing of this is on the score sheet soon: it pays later.
web-hint-then = Then probably: { $actions }.
web-hint-next = { $player }: { $action }
web-hint-points = { $points } pts
web-hint-do = Do that
web-undo = Undo
web-undo-about = Takes your last action back (U)
web-actions = All actions
web-actions-about = Everything you can do now, in words (L)
web-actions-title =
    { $count ->
        [one] { $count } action is possible
       *[other] { $count } actions are possible
    }
web-actions-search = Search, such as “9-15”
web-actions-none = No action has these words.
web-confirm = Confirm your decision
web-confirm-yes = Yes, do it
web-confirm-no = Not yet
web-skip-ahead = Skip
web-never-mind = Never mind

web-menu = Table menu
web-sound = Sounds
web-rules-of-game = Rules of the game
web-to-lobby = To the lobby
web-to-table = To the table

web-company = Players, log and chat
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Chat
web-tab-chart = Scores
web-sheet-down = Put the sheet down
web-strip = Show the players. Scores:
web-players-list = Players
web-player-you = you
web-player-points = { house-points }
web-player-stand-in = left; a bot plays on
web-player-deciding = is deciding
web-player-deciding-since = is deciding; asked { $ago }
web-player-your-turn = your turn
web-clock-left = Time left: { $turn } for the turn, { $bank } in the bank
web-clock-away = Away until { $until }
web-player-lost = lost by the clock
web-pause = Ask for a pause
web-pause-wish = { $name } asks for a pause.
web-paused = The clocks stand. Whoever wants to go on may let them run.
web-resume = Play on
web-away = Days away
web-away-about =
    { $most ->
        [0] You have no days left in this game.
        [one] Your clock stands while you are away. In this game you have one day left.
       *[other] Your clock stands while you are away. In this game you have { $most } days left.
    }
web-away-days = Days
web-away-go = Go away
web-away-back = I am back
web-player-late = Has kept everybody waiting for long.
web-player-replace = Let a bot play
web-player-gone = A bot plays here for you.
web-player-return = Sit down again

web-log = Log
web-log-empty = What happens will be written down here.
web-log-since = new for you

web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-remark = A remark of { $name }
web-remark-report = Report to the host
web-remark-report-about = Report it, and whoever runs this house can read the remark and those around it. The others are not told.
web-remark-reported = Thank you: the host can read it now.
web-remark-block = Block { $name }
web-remark-block-about = Block { $name }, and you do not see what they say any more; nor can they sit down at tables that you make.
web-remark-blocked = You do not hear { $name } any more.
web-chat-blocked = You have blocked { $name }.
web-unblock = Unblock
web-chat-say = Say something
web-chat-send = Send

web-room = A table is being laid
web-room-wait =
    { $open ->
        [0] Everybody is here.
        [one] Waiting for one more player. The game begins by itself when the seat is taken.
       *[other] Waiting for { $open } more players. The game begins by itself when all seats are taken.
    }
web-room-impatient = Nobody else is coming?
web-room-bot = Which bots
web-room-start =
    { $open ->
        [one] Start now, with a bot
       *[other] Start now, with { $open } bots
    }
web-room-time-out-bot = when the time is up a bot takes over
web-room-time-out-loss = whose time is up has lost
web-room-public = everybody may look on
web-room-private = only by link
web-room-aids = with aids
web-sit = Sit down
web-stand-up = Stand up
web-close-table = Close the table
web-seat-not-ready = is on the way
web-invite = Invite
web-invite-about = Send this link, or let them point a camera at the code.
web-invite-locked = Send this link, or let them point a camera at the code; and tell them the password.
web-invite-link = Link to this table
web-invite-qr = QR code of the link
web-copy-link = Copy the link
web-copy-failed = The browser would not copy. Select the text and copy it yourself.
web-link-copied = The link is copied.
web-share = Share
web-seal = The shuffle is sealed:
web-seal-about =
    Before anybody sat down, the house wrote down a secret number and published this seal of it. When you
    sit down, your browser adds a random salt. Secret and salts together shuffle everything, so neither the
    house nor a player can choose the deal. When the game is over the secret is opened, and anybody can check
    that it fits the seal.

web-curtain = Pass the device to { $name }
web-curtain-about = What is behind the curtain is for one pair of eyes only.
web-curtain-here = I am { $name }
web-curtain-back = { $name }: one more look
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
web-take-back-about = Beyond an undo, everybody at the table must agree.
web-take-back-bots = Against bots you may go back as far as you like.
web-take-back-which = From which action on?
web-take-back-none = Nothing was done yet.
web-take-back-ask = Ask the others
web-take-back-do = Go back
web-wish = { $name } asks to go back.
web-wish-what = From here on all would be undone: “{ $what }”
web-wish-waits = Still to agree: { $names }.
web-wish-agree = Agree
web-wish-refuse = Refuse
web-resign = Resign…
web-resign-title = Resign?
web-resign-about = A bot plays on in your seat, so that the others can finish. You may look on, but not come back.
web-resign-yes = Resign
web-resign-no = Play on

web-report = Report a problem
web-report-about = This text says where you are in the game and what led there. Copy it and send it to whoever looks after the house.
web-report-nothing-hidden = It holds only what you could see yourself: nothing hidden is in it.
web-report-text = The report
web-report-copy = Copy the report
web-report-copied = The report is copied.
web-report-head = A problem at a table of Dighouse
web-report-facts = Where
web-report-sent = Own actions from this page
web-report-log = Log
web-report-view = Position as this player sees it

web-keys = Keys
web-keys-or = or
web-keys-listen = Listen to single keys
web-keys-listen-about = Turn this off if a screen reader or dictation presses them by mistake.
web-key-list = all actions, to search and choose
web-key-undo = undo
web-key-hint = hint
web-key-skip = show the latest moment at once
web-key-text = text interface, and back
web-key-log = log
web-key-chat = chat
web-key-help = these keys
web-key-escape = close what is open
web-key-step = one action back or on
web-key-play = play or pause
web-key-chapter = previous or next round
web-key-ends = beginning or end

## Replay

web-replay = Replay
web-replay-title = Replay: { $game }
web-replay-loading = The notebook is being opened…
web-replay-controls = Controls of the replay
web-replay-step = Moment
web-replay-at = After { $step } of { $steps } actions
web-replay-start = Before the first action
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One action back
web-replay-on = One action on
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
web-replay-eyes = Seen by
web-replay-all = All open
web-replay-seat = As { $name } saw it
web-replay-spectator = As onlookers saw it
web-tab-analysis = Analysis
web-analysis-about = A bot thinks every decision over once more, knowing only what its player could know then.
web-analysis-working = The professor leafs through the notebook…
web-analysis-chart = Prospects of winning, out of 100
web-analysis-moments = Moments that mattered
web-analysis-moment = Done: { $done }. Better: { $best } ({ $points } more points expected).
web-analysis-chance = Done: { $done }. Better: { $best } (a better chance to win).
web-analysis-well-played = No decision cost anybody much. Well played!
web-replay-share = Copy a link to this moment
web-replay-shared = The link to this moment is copied.
web-play-on = Play on from here
web-play-on-short = Play on from here
web-play-on-about =
    { $step ->
        [0] A new table begins where this game began.
        [one] A new table begins after the first action.
       *[other] A new table begins after { $step } actions.
    } You know what your seat knew then; all that it could not know is dealt anew.
web-play-on-seats = Who plays which seat
web-play-on-as = You play as
web-play-on-who = Who plays seat { $letter }
web-play-on-here = Somebody on this screen
web-play-on-friend = Friend { $letter }
web-play-on-begin = Begin

## Text interface

web-text-interface = Text interface
web-text-button = The table in words (T)
web-text-about = The whole table in words, for screen readers and for those who like to read.
web-text-leave = Show the board
web-text-state = The table
web-text-over = The game is over.
web-text-choose = choose…
web-text-submit = Answer
web-text-group = Kind
web-text-group-count = { $group } ({ $count })
web-text-log-all = Show all { $count } lines
web-text-log-less = Show only the latest lines
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
web-excavation-earth-map = The world
web-excavation-earth-ship = Markets and ship
web-excavation-earth-colours = Popularity and black market
web-excavation-earth-boards = Boards of the factions
web-excavation-earth-panels = Parts of the table
web-excavation-earth-panel-map = World
web-excavation-earth-panel-markets = Markets
web-excavation-earth-panel-trade = Trade
web-excavation-earth-panel-mine = Mine
web-excavation-earth-tray = What can be decided
web-excavation-earth-back = Back
web-excavation-earth-can-choose = can be chosen
web-excavation-earth-chosen = { $what }, chosen
web-excavation-earth-passed = passed
web-excavation-earth-round = Round { $round } of { $rounds }
web-excavation-earth-order = Turn order: { $order }.
web-excavation-earth-turn =
    { $left ->
        [one] Turn of { $seat }, { $left } action left.
       *[other] Turn of { $seat }, { $left } actions left.
    }

web-excavation-earth-lying =
    { $count ->
        [0] { $artefact } (none lies here)
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
web-excavation-earth-black-about = Whoever stands here may smuggle with a card that names this black market.
web-excavation-earth-artefact =
    { $copies ->
        [one] Value { $value }; { $copies } copy. Found at: { $home }
       *[other] Value { $value }; { $copies } copies. Found at: { $home }
    }
web-excavation-earth-adds =
    { $adds ->
        [0] A sample would add nothing to your gallery yet.
       *[other] A sample would add { $adds } to your gallery.
    }
web-excavation-earth-sampled = Sampled in the gallery
web-excavation-earth-forecast = Forecast
web-excavation-earth-forecast-about = Before the next round each of these cards brings two artefacts of its colour to their dig sites and one to the black market. A survey replaces a card without a crew marker.
web-excavation-earth-tokens = Initiative tokens left: { $tokens }
web-excavation-earth-token = Initiative token { $token }
web-excavation-earth-tokens-about = Whoever surveys first takes the lowest initiative token: the place in the turn order of the next round.

web-excavation-earth-market = { $market }: { $queue }
web-excavation-earth-queue = Queue from the front: { $queue }
web-excavation-earth-interested = Interested: { $interest }
web-excavation-earth-traders =
    { $count ->
        [one] { $count } trader of { $seat }
       *[other] { $count } traders of { $seat }
    }
web-excavation-earth-buyer-at = Market { $market }, place { $place }: { $buyer }
web-excavation-earth-envoys =
    { $envoys ->
        [one] { $seat }: { $envoys } envoy, { $credits } now
       *[other] { $seat }: { $envoys } envoys, { $credits } now
    }
web-excavation-earth-another-envoy = With one envoy more you would get { $credits }.
web-excavation-earth-no-envoys = no envoys
web-excavation-earth-prizes = Majorities pay { $prizes }
web-excavation-earth-prizes-about = What each command centre pays at the end of this round to whoever has most envoys there, and to those behind. Ties share.
web-excavation-earth-aboard = Buyers aboard:
web-excavation-earth-aboard-about = The buyers of the latest sale stay on the ship until the next one.
web-excavation-earth-special-left = special in supply: { $count }

web-excavation-earth-track = { $colour }: popularity { $level }, rank { $rank }, pays { $credits }.
web-excavation-earth-track-about = The more buyers of a colour are out, the more popular it is. A sale pays for the rank of its colour, for each interested buyer, and for several markets.
web-excavation-earth-best-sale = Your best sale now, markets { $markets }: { $income }
web-excavation-earth-no-sale =
    { $owned ->
        [0] You have nothing of it to sell.
        [one] You have { $owned } artefact, and no market for it now.
       *[other] You have { $owned } artefacts, and no market for them now.
    }
web-excavation-earth-income = popularity { $popularity } + buyers { $buyers } + several markets { $bonus } = { $total }
web-excavation-earth-part-popularity = popularity
web-excavation-earth-part-buyers = buyers
web-excavation-earth-part-bonus = several markets
web-excavation-earth-stack = Black market, { $colour }, from the top: { $artefacts }
web-excavation-earth-price = Acquiring the top one costs { $price }.
web-excavation-earth-pile = In the supply: { $count }

web-excavation-earth-gallery = Gallery: { $credits }
web-excavation-earth-cell =
    { $artefact }, { $sampled ->
        [true] sampled
       *[other] a sample adds { $adds }
    }
web-excavation-earth-line =
    { $samples ->
        [one] { $what }: { $samples } sample, worth { $prize }. Prizes by samples: { $prizes }
       *[other] { $what }: { $samples } samples, worth { $prize }. Prizes by samples: { $prizes }
    }
web-excavation-earth-bonus = The card for this column was drawn.
web-excavation-earth-store = { $store }: { $count } of { $spaces }
web-excavation-earth-crew = Crew markers in supply: { $count }
web-excavation-earth-artefacts = Artefacts: { $count }
web-excavation-earth-hand = Cards in hand: { $count }
web-excavation-earth-hand-empty = No cards in hand
web-excavation-earth-card-hidden = A card that you do not know
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
web-excavation-earth-add = Add to the queue
web-excavation-earth-keep-these = Keep these two
web-excavation-earth-add-buyers = Buyers for market { $market }
web-excavation-earth-drawn = You drew
web-excavation-earth-role =
    { $role ->
        [lay] To the map
        [take] Take for free
       *[buy] Buy for { $price }
    }
web-excavation-earth-draft = Keep two (pass { $pick } of 3)
web-excavation-earth-pick = Keep one
web-excavation-earth-sealed = Sealed until all have chosen. Still choosing: { $who }
web-excavation-earth-fuel-left = Fuel left: { $fuel }
web-excavation-earth-left = Still up to { $left }
web-excavation-earth-sample-adds =
    { $adds ->
        [0] { $artefact }: a sample adds nothing yet
       *[other] { $artefact }: a sample adds { $adds }
    }
web-excavation-earth-zu-deck = Zu’s cards to come in this round: { $count }
web-excavation-earth-zu-flipped = Zu’s cards of this round
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
web-group-excavation-earth-leave = No sample
web-group-excavation-earth-market = { excavation-earth-move-market }
web-group-excavation-earth-trader = Trader
web-group-excavation-earth-buyers = Buyers
web-group-excavation-earth-sell = { excavation-earth-move-sell }
web-group-excavation-earth-sale = Sales
web-group-excavation-earth-give = Give
web-group-excavation-earth-pick = Keep one
web-group-excavation-earth-command = { excavation-earth-move-command }
web-group-excavation-earth-envoy = Envoy
web-group-excavation-earth-withdraw = Take back
web-group-excavation-earth-invoke = Command card
web-group-excavation-earth-smuggle = { excavation-earth-move-smuggle }
web-group-excavation-earth-deliver = Deliver
web-group-excavation-earth-acquire = Acquire
web-group-excavation-earth-survey = { excavation-earth-move-survey }
web-group-excavation-earth-replace = Forecast
web-group-excavation-earth-uncover = Artefacts drawn
web-group-excavation-earth-lead = Lead a buyer
web-group-excavation-earth-swap = Swap buyers
web-group-excavation-earth-free = Without a card
web-group-excavation-earth-pass = { excavation-earth-move-pass }
web-group-excavation-earth-skip = Do without
web-group-excavation-earth-done = That is all

# The table in words
web-excavation-earth-say-over = The game is over.
web-excavation-earth-say-map = The world: { $places }.
web-excavation-earth-say-markets = Markets, queues from the front: { $markets }.
web-excavation-earth-say-tracks = Popularity, rank and pay: { $tracks }.
web-excavation-earth-say-sales = Your best sales now: { $sales }.
web-excavation-earth-say-centres = Command centres ({ $prizes }): { $centres }.
web-excavation-earth-say-stacks = Black market, from the top: { $stacks }.
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
web-excavation-earth-say-kept = Sealed: { $cards }.
web-excavation-earth-say-zu = Zu’s cards of this round: { $flipped }. To come: { $count }.

## Mykerinos: the board

web-mykerinos-you = You
web-mykerinos-neutral = Neutral expedition
web-mykerinos-neutral-about = The neutral expedition only stands in the way: it scores nothing, and plots that it wins leave the game.
web-mykerinos-round = Round { $round } of { $rounds }
web-mykerinos-moment =
    { $phase ->
        [dig] Digging
        [last] Digging: the last action
        [neutral] The neutral expedition digs
        [claim] Zone { $zone } is evaluated
        [remove] Zone { $zone }: the neutral expedition removes a plot
       *[over] The end
    }
web-mykerinos-starter = { $seat } digs first in this round.

web-mykerinos-area = The dig area
web-mykerinos-grid = The squares of the dig area
web-mykerinos-square =
    { $square }, zone { $zone }{ $ground ->
        [gone] , no plot any more
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
web-mykerinos-nobody-digs = nobody digs here
web-mykerinos-standing = { $rank }. { $seat }: { $cubes }
web-mykerinos-tie =
    { $tie ->
        [open] tied: whoever passes first will be ahead
       *[track] tied: space { $space } on the passing track decides
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
        [nobody] The plot without a patron
       *[other] { $patron }
    }, { house-points }
web-mykerinos-plot-fate =
    { $plot }{ $fate ->
        [taken] , taken by { $seat }
        [removed] , out of the game
       *[laid] {""}
    }
web-mykerinos-take-plot = Take this plot: { $plot }
web-mykerinos-remove-plot = The neutral expedition removes this plot: { $plot }
web-mykerinos-power-violet = One archaeologist from the common supply into your pool; then begin a dig or extend one.
web-mykerinos-power-lemon = Begin a dig or extend one; exactly one of the archaeologists stands on a pyramid.
web-mykerinos-power-brown = One archaeologist from your pool straight into a room of the museum.
web-mykerinos-power-blackmore = Begin a dig with two archaeologists beside each other.
web-mykerinos-power-tangerine = Extend a dig by a chain of three archaeologists.

web-mykerinos-track = Passing track
web-mykerinos-track-about = Whoever passes takes the lowest free space. At a tie in a zone the lower number is ahead. The last one begins the next round.
web-mykerinos-space =
    Space { $space }: { $holder ->
        [somebody] { $seat }
       *[nobody] free
    }
web-mykerinos-passed = passed: { $space }

web-mykerinos-own = Your archaeologists and patrons
web-mykerinos-patrons = Your patrons
web-mykerinos-no-patrons = Plots that you win bring you patrons. They help from the next round on.
web-mykerinos-pool = In the pool: { $pool }, in the common supply: { $supply }
web-mykerinos-neutral-pool = Neutral archaeologists in the pool: { $pool }, in the common supply: { $supply }
web-mykerinos-patron-held =
    { $patron } { $plots ->
        [one] {""}
       *[other] × { $plots }
    } { $ready ->
        [0] (turned)
       *[other]
            { $plots ->
                [one] (ready)
               *[other] (ready: { $ready })
            }
    }
web-mykerinos-card =
    { $patron }{ $state ->
        [used] , turned in this round
        [can] , can be turned
       *[ready] {""}
    }

web-mykerinos-choice = Your choice
web-mykerinos-guide =
    { $prompt ->
        [dig]
            { $patrons ->
                [0] Choose a square to dig, or pass.
               *[other] Choose a square to dig, turn a patron, or pass.
            }
        [neutral] Choose a square for the neutral expedition, or leave it.
        [claim] Choose a plot, or a room of the museum that glows.
       *[remove] Which plot does the neutral expedition remove?
    }
web-group-mykerinos-pass = Pass
web-group-mykerinos-dig = Begin a dig
web-group-mykerinos-extend = Extend a dig
web-group-mykerinos-patron = Patrons
web-group-mykerinos-brown = Sir Brown
web-group-mykerinos-neutral = Neutral expedition
web-group-mykerinos-skip = No neutral dig
web-group-mykerinos-take = Take a plot
web-group-mykerinos-museum = Into the museum
web-group-mykerinos-decline = Take nothing
web-group-mykerinos-remove = Remove a plot
web-mykerinos-further = Choose a further square.
web-mykerinos-or-further = Confirm, or add a square that glows.
web-mykerinos-back = Take back the last choice

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
web-mykerinos-reckoning-about = What everybody would have if the game ended now: plots taken, the exhibition patron by patron (plots × best room of the wing, 1 without a room), 5 for each complete set of five patrons.
web-mykerinos-sheet = if it ended now { $total } (plots { $plots }, exhibition { $exhibition }, series { $series })
web-mykerinos-to-come =
    { $count ->
        [0] No more plots to come
        [one] One plot to come
       *[other] { $count } plots to come
    }
web-mykerinos-to-come-about = The plots of the coming rounds by patron and by points. Which of them comes when, nobody knows.
web-mykerinos-removed =
    { $count ->
        [one] One plot out of the game
       *[other] { $count } plots out of the game
    }
web-mykerinos-five =
    { $state ->
        [comes] The plot of 5 points is still to come.
       *[gone] The plot of 5 points has come.
    }
## Lost Ruins of Arnak: the board

web-arnak-board = The board of Lost Ruins of Arnak
web-arnak-island = The island
web-arnak-research = Research track, { $temple }
web-arnak-supply = Assistants in the supply
web-arnak-boards = Players’ boards
web-arnak-panels = Parts of the table
web-arnak-panel-island = Island
web-arnak-panel-research = Research
web-arnak-panel-cards = Cards
web-arnak-panel-mine = Mine
web-arnak-tray = What can be decided
web-arnak-you = You
web-arnak-passed = passed
web-arnak-round = Round { $round } of 5
web-arnak-staff-about = The moon staff shows the round. Artifacts lie to its left, items to its right; after each round the two cards beside it go to exile.
web-arnak-card-price =
    { $kind ->
        [item] Price: { $cost ->
            [one] { $cost } coin
           *[other] { $cost } coins
        }
       *[artifact] Price: { $cost ->
            [one] { $cost } compass
           *[other] { $cost } compasses
        }; played from the hand it costs 1 tablet
    }
web-arnak-card-timing =
    { $timing ->
        [free] Free action
       *[main] Main action
    }
web-arnak-card-exiles = Goes to exile when played for its effect
web-arnak-card-foot =
    Travel: { $travel }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-arnak-guardian-cost = To overcome it: { $cost }
web-arnak-guardian-boon = Boon, once: { $boon }
web-arnak-undiscovered =
    Not discovered yet. Discovering it costs { $compasses ->
        [one] { $compasses } compass
       *[other] { $compasses } compasses
    } and the way there.
web-arnak-idol-lies =
    { $level ->
        [2] Two idols lie here, one of them face down. The other: { $effect }
       *[other] An idol lies here: { $effect }
    }
web-arnak-travel-cost = The way there: { $cost }
web-arnak-space =
    { $who ->
        [nobody] { $place }: a free space
       *[other] { $place }: { $who }
    }
web-arnak-blocked = No space here with so few players
web-arnak-stacks = Site tiles to come: { $one } of level I, { $two } of level II. Guardians to come: { $guardians }.
web-arnak-step-cost = Cost: { $cost }
web-arnak-bonus-lies = Bonus tile: { $effect }
web-arnak-missing = You lack: { $what }
web-arnak-tiles-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
web-arnak-temple-bonuses =
    Bonus tiles of the Lost Temple: { $count }
web-arnak-stack-left =
    { $count ->
        [one] The last one of this stack
       *[other] { $count } in this stack
    }
web-arnak-artifact-deck = Artifacts in the deck: { $count }
web-arnak-item-deck = Items in the deck: { $count }
web-arnak-fear-left = Fear cards left: { $count }
web-arnak-exiled = In exile: { $count }
web-arnak-tokens = Resources: { $tokens }
web-arnak-archaeologists =
    { $count ->
        [0] No archaeologist at home
        [one] { $count } archaeologist at home
       *[other] { $count } archaeologists at home
    }
web-arnak-crates =
    { $count ->
        [0] No idol in the crates
        [one] { $count } idol in the crates
       *[other] { $count } idols in the crates
    }
web-arnak-slots =
    { $count ->
        [0] All four idol slots are empty
       *[other] Idol slots filled: { $count } of 4
    }
web-arnak-slots-about = Every idol is worth 3 points. An empty slot is worth what stands in it.
web-arnak-slot-about = Put an idol from your crates into the next slot:
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
web-arnak-deck-known = In it: { $cards }
web-arnak-pay = To pay
web-arnak-pay-with = with
web-arnak-pay-about = What is ticked pays the way; it is what you would miss least. Press cards, boons or assistants to pay otherwise.
web-arnak-effect = Effect
web-arnak-pool = Left over
web-arnak-pool-about = Travel icons left over this turn. They are gone when the turn ends.
web-arnak-rival = The rival
web-arnak-rival-dug = { $place } is taken
web-arnak-rival-discovered = { $place }
web-arnak-rival-awoke = a guardian awakes
web-arnak-rival-overcame = the guardian of { $place } is beaten
web-arnak-rival-researched =
    { $space ->
        [14] into the Lost Temple
       *[other] one step up
    }
web-arnak-rival-arrived =
    { $points ->
        [one] { $points } point for it
       *[other] { $points } points for it
    }
web-arnak-rival-took = { $card } is gone from the row
web-arnak-rival-removed = the { $assistant } is out of the game
web-arnak-rival-idle = nothing happens
web-arnak-rival-done = Done this round:
web-arnak-rival-to-come = To come ({ $count }):
web-arnak-rival-arrow =
    { $arrow ->
        [left] The next tile chooses the leftmost
       *[right] The next tile chooses the rightmost
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
web-arnak-do-travel-card = Travel with it
web-arnak-do-travel-assistant = Travel with the { $assistant }
web-arnak-do-travel-boon = Travel with the boon
web-arnak-do-pilot = Hire a pilot: a plane for 2 coins
web-arnak-do-icon = Use the { $icon }
web-arnak-do-draw = Draw a card
web-arnak-do-pay = Pay
web-arnak-do-resolve = Use the effect: { $card }
web-arnak-do-decline = Do without
web-arnak-do-exile = Exile
web-arnak-do-exile-fear-tile = Exile a fear tile
web-arnak-do-trade = Trade in: { $token }
web-arnak-do-refresh = Make ready
web-arnak-do-use-up = Set aside
web-arnak-do-activate = Activate
web-arnak-do-relocate = Move here from: { $from }
web-arnak-do-recall = Call back
web-arnak-do-look =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
web-arnak-do-keep = Keep
web-arnak-do-put-back = Put on top of the deck
web-arnak-do-borrow = Use this assistant
web-arnak-do-exchange = Exchange for the { $assistant }
web-arnak-do-free-slot = Take an idol out of a slot
web-arnak-do-lead = Lead the guardian here from: { $from }
web-arnak-do-recruit = Recruit
web-arnak-do-promote = Turn to gold
web-arnak-do-rescue = Rescue
web-arnak-do-reward =
    { $reward ->
        [tile] First the bonus tile
       *[row] First the effect of the row
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
web-group-arnak-boon = Boons of guardians
web-group-arnak-pass = Pass
web-group-arnak-end = End of the turn
web-group-arnak-travel-card = Travel with cards
web-group-arnak-travel-assistant = Travel with assistants
web-group-arnak-travel-boon = Travel with boons
web-group-arnak-pilot = Pilot
web-group-arnak-icon = Icons left over
web-group-arnak-draw = Draw
web-group-arnak-pay = Pay
web-group-arnak-resolve = Use the effect
web-group-arnak-decline = Do without
web-group-arnak-exile = Exile a card
web-group-arnak-exile-fear-tile = Exile a fear tile
web-group-arnak-trade = Trade
web-group-arnak-refresh = Make an assistant ready
web-group-arnak-use-up = Set a card aside
web-group-arnak-choose = Choose an effect
web-group-arnak-take = Take a card
web-group-arnak-activate = Activate a site
web-group-arnak-relocate = Relocate an archaeologist
web-group-arnak-recall = Call back an archaeologist
web-group-arnak-look = Draw to choose
web-group-arnak-keep = Keep a card
web-group-arnak-put-back = Put a card back
web-group-arnak-borrow = Use an assistant of the supply
web-group-arnak-exchange = Swap assistants
web-group-arnak-free-slot = Free a slot
web-group-arnak-lead = Lead a guardian
web-group-arnak-recruit = Recruit an assistant
web-group-arnak-promote = Turn an assistant to gold
web-group-arnak-rescue = Rescue an assistant
web-group-arnak-reward = Rewards of research
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
web-arnak-say-rescue = Assistants to be rescued: { $count }, on top: { $assistant }.
web-arnak-say-bonuses = Bonus tiles on the track: { $tiles }.
web-arnak-say-temple = Temple tiles left: { $tiles }.
web-arnak-say-player = { $seat }, { $points }: { $tokens }. { $hand }; { $deck }. { $archaeologists }. { $idols }; { $slots }.
web-arnak-say-hand = { $seat }, hand: { $cards }.
web-arnak-say-played = { $seat }, play area: { $cards }.
web-arnak-say-tokens = { $seat }, research: magnifying glass at { $glass }, notebook at { $notebook }.
web-arnak-say-team = { $seat }, assistants: { $assistants }.
web-arnak-say-guardians = { $seat }, guardians overcome: { $guardians }.
web-arnak-say-boon = { $guardian } (boon: { $boon })
web-arnak-say-used = { $guardian } (boon used)
web-arnak-say-pool = Travel icons left over: { $icons }.
web-arnak-say-pay = Travel to pay: { $cost }; still: { $owed }.
web-arnak-say-rival = Rival, { $points }: magnifying glass at { $glass }; idols: { $idols }, guardians: { $guardians }; cards: { $cards }.
web-arnak-say-rival-tiles = The rival’s tiles still to come this round: { $tiles }. { $arrow }.
