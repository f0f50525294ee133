// The types of the wire, as ts-rs writes them from crates/arnak. Once the server offers the game they are in
// src/generated/arnak.ts, and this file goes.
import type { Seat, Seats } from "../../../generated/game";

/**
 * One decision.
 */
export type Action = { "action": "dig", space: Space, } | { "action": "discover", site: Site, } | { "action": "overcome", site: Site, } | { "action": "buy", card: Card, } | { "action": "play", card: Card, } | { "action": "play-to-pass", card: Card, } | { "action": "research", token: ResearchToken, space: number, } | { "action": "temple", stack: TempleStack, } | { "action": "use", assistant: Assistant, } | { "action": "slot", effect: SlotEffect, } | { "action": "boon", guardian: Guardian, } | { "action": "pass" } | { "action": "end" } | { "action": "travel-card", card: Card, } | { "action": "travel-assistant", assistant: Assistant, } | { "action": "travel-boon", guardian: Guardian, } | { "action": "pilot" } | { "action": "icon", icon: Icon, } | { "action": "draw" } | { "action": "pay" } | { "action": "resolve" } | { "action": "decline" } | { "action": "exile", card: Card, from: Zone, } | { "action": "exile-fear-tile" } | { "action": "trade", token: Token, } | { "action": "refresh", assistant: Assistant, } | { "action": "use-up", card: Card, } | { "action": "choose", option: number, } | { "action": "take", card: Card, } | { "action": "activate", site: Site, } | { "action": "relocate", from: Site, to: Space, } | { "action": "recall", site: Site, } | { "action": "look", count: number, } | { "action": "keep", card: Card, } | { "action": "put-back", card: Card, } | { "action": "borrow", stack: number, } | { "action": "exchange", assistant: Assistant, stack: number, } | { "action": "free-slot" } | { "action": "lead", from: Site, to: Site, } | { "action": "recruit", stack: number, } | { "action": "promote", assistant: Assistant, } | { "action": "rescue", assistant: Assistant, } | { "action": "reward", reward: Reward, } | { "action": "pick", tile: Bonus, } | { "action": "done" };

/**
 * The arrow on the back of a rival's tile.
 */
export type Arrow = "left" | "right";

/**
 * An assistant.
 */
export type Assistant = string;

/**
 * An assistant on a board.
 */
export type AssistantView = { assistant: Assistant, gold: boolean, ready: boolean, };

/**
 * A kind of research bonus tile.
 */
export type Bonus = string;

/**
 * A card by what is printed on it: items, artifacts, the four basic cards, Fear.
 */
export type Card = string;

/**
 * What happened.
 */
export type Event = { "event": "round-began", round: number, } | { "event": "hand-drawn", seat: Seat, count: number, } | { "event": "drew", seat: Seat, } | { "event": "drew-card", seat: Seat, card: Card, } | { "event": "played", seat: Seat, card: Card, } | { "event": "passed", seat: Seat, } | { "event": "turn-ended", seat: Seat, } | { "event": "gained", seat: Seat, token: Token, count: number, } | { "event": "paid", seat: Seat, token: Token, count: number, } | { "event": "idol-paid", seat: Seat, } | { "event": "travelled-by-card", seat: Seat, card: Card, } | { "event": "travelled-by-assistant", seat: Seat, assistant: Assistant, } | { "event": "travelled-by-boon", seat: Seat, guardian: Guardian, } | { "event": "pilot-hired", seat: Seat, } | { "event": "icon-spent", seat: Seat, icon: Icon, } | { "event": "dug", seat: Seat, space: Space, } | { "event": "discovered", seat: Seat, site: Site, } | { "event": "idols-found", seat: Seat, idol: Idol, count: number, } | { "event": "site-revealed", site: Site, tile: SiteTile, } | { "event": "guardian-awoke", site: Site, guardian: Guardian, } | { "event": "activated", seat: Seat, site: Site, } | { "event": "tile-activated", seat: Seat, tile: SiteTile, } | { "event": "overcame", seat: Seat, site: Site, guardian: Guardian, } | { "event": "boon-used", seat: Seat, guardian: Guardian, } | { "event": "fear-taken", seat: Seat, } | { "event": "fear-tile-taken", seat: Seat, } | { "event": "no-fear-left", seat: Seat, } | { "event": "exiled", seat: Seat, card: Card, } | { "event": "fear-tile-exiled", seat: Seat, } | { "event": "used-up", seat: Seat, card: Card, } | { "event": "traded", seat: Seat, token: Token, other_token: Token, } | { "event": "assistant-used", seat: Seat, assistant: Assistant, } | { "event": "borrowed", seat: Seat, assistant: Assistant, } | { "event": "recruited", seat: Seat, assistant: Assistant, } | { "event": "rescued", seat: Seat, assistant: Assistant, } | { "event": "promoted", seat: Seat, assistant: Assistant, } | { "event": "refreshed", seat: Seat, assistant: Assistant, } | { "event": "exchanged", seat: Seat, assistant: Assistant, other_assistant: Assistant, } | { "event": "idol-slotted", seat: Seat, effect: SlotEffect, } | { "event": "slot-freed", seat: Seat, } | { "event": "bought", seat: Seat, card: Card, price: number, } | { "event": "took", seat: Seat, card: Card, } | { "event": "card-revealed", card: Card, } | { "event": "researched", seat: Seat, token: ResearchToken, space: number, } | { "event": "bonus-taken", seat: Seat, tile: Bonus, } | { "event": "temple-reached", seat: Seat, points: number, } | { "event": "temple-tile-taken", seat: Seat, stack: TempleStack, } | { "event": "relocated", seat: Seat, from: Site, to: Space, } | { "event": "recalled", seat: Seat, site: Site, } | { "event": "guardian-led", seat: Seat, guardian: Guardian, from: Site, to: Site, } | { "event": "war-mask-worn", seat: Seat, } | { "event": "ocarina-played", seat: Seat, } | { "event": "looked", seat: Seat, count: number, } | { "event": "put-back", seat: Seat, } | { "event": "returned-from-guardian", seat: Seat, site: Site, } | { "event": "cards-kept", seat: Seat, count: number, } | { "event": "cards-shuffled", seat: Seat, count: number, } | { "event": "row-exiled", card: Card, } | { "event": "row-dealt", card: Card, } | { "event": "rival-turn", tile: RivalTile, arrow: Arrow, } | { "event": "rival-idle" } | { "event": "rival-dug", space: Space, } | { "event": "rival-discovered", site: Site, } | { "event": "rival-researched", space: number, } | { "event": "rival-reached-temple", points: number, } | { "event": "rival-temple-tile", stack: TempleStack, } | { "event": "rival-overcame", site: Site, guardian: Guardian, } | { "event": "rival-took", card: Card, } | { "event": "rival-rescued", assistant: Assistant, } | { "event": "assistant-left", assistant: Assistant, } | { "event": "won", seat: Seat, } | { "event": "rival-won" } | { "event": "rival-tied" };

/**
 * Who stands on a space.
 */
export type Figure = "none" | "rival" | Seat;

/**
 * A guardian.
 */
export type Guardian = string;

/**
 * A guardian beside a board.
 */
export type GuardianView = { 
/**
 * Which.
 */
guardian: Guardian, 
/**
 * Whether its boon can still be used.
 */
boon: boolean, };

/**
 * A travel icon.
 */
export type Icon = "boot" | "car" | "ship" | "plane";

/**
 * So many of each icon.
 */
export type Icons = { boot: number, car: number, ship: number, plane: number, };

/**
 * A kind of idol.
 */
export type Idol = string;

/**
 * A travel cost that is being paid.
 */
export type PaymentView = { 
/**
 * The whole cost.
 */
cost: Icons, 
/**
 * What an effect pays of it.
 */
discount: Icons, 
/**
 * What was put down so far.
 */
put: Icons, };

/**
 * Something still to be done or decided.
 */
export type PendingView = { 
/**
 * The name of the question.
 */
prompt: string, 
/**
 * The line of a position: with the text of the effect it comes from.
 */
task: string, };

/**
 * What is going on.
 */
export type Phase = "turn" | "keep" | "over";

/**
 * A player's board and cards.
 */
export type PlayerView = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Tokens.
 */
tokens: Tokens, 
/**
 * The hand.
 */
hand: Array<Card | null>, 
/**
 * The deck, the last on top.
 */
deck: Array<Card | null>, 
/**
 * Cards drawn by an earring, to choose from.
 */
drawn: Array<Card | null>, 
/**
 * The play area.
 */
played: Array<Card>, 
/**
 * Fear tiles in the play area.
 */
fear_tiles: number, 
/**
 * Basic cards exiled.
 */
exiled_basics: Array<Card>, 
/**
 * Archaeologists on the board.
 */
archaeologists: number, 
/**
 * Idols in the crates.
 */
crates: number, 
/**
 * Idols in the slots, which are filled from the left.
 */
slots: number, 
/**
 * Assistants.
 */
assistants: Array<AssistantView>, 
/**
 * Guardians overcome.
 */
guardians: Array<GuardianView>, 
/**
 * The space of the magnifying glass.
 */
glass: number, 
/**
 * The space of the notebook.
 */
notebook: number, 
/**
 * The place in the Lost Temple, counted from 1.
 */
rank: number | null, 
/**
 * Temple tiles, by stack.
 */
temple_tiles: [number, number, number, number, number, number], 
/**
 * Whether the player has passed for the round.
 */
passed: boolean, 
/**
 * War Mask: no Fear from guardians this round.
 */
war_mask: boolean, 
/**
 * Guardian's Ocarina: all icons are planes this round.
 */
ocarina: boolean, 
/**
 * Points so far, line by line of the score sheet.
 */
points: [number, number, number, number, number, number], };

/**
 * The rule that forbids an action.
 */
export type Reason = { "why": "another-decision" } | { "why": "main-action-done" } | { "why": "main-action-first" } | { "why": "finish-first" } | { "why": "no-archaeologist" } | { "why": "not-discovered", site: Site, } | { "why": "already-discovered", site: Site, } | { "why": "space-taken", site: Site, } | { "why": "space-blocked", site: Site, } | { "why": "wrong-site", site: Site, } | { "why": "not-there", site: Site, } | { "why": "others-there", site: Site, } | { "why": "no-guardian", site: Site, } | { "why": "guardian-there", site: Site, } | { "why": "cannot-travel" } | { "why": "pays-nothing" } | { "why": "too-few", missing: Tokens, } | { "why": "no-idol" } | { "why": "slots-full" } | { "why": "slots-empty" } | { "why": "not-in-hand", card: Card, } | { "why": "not-in-play-area", card: Card, } | { "why": "not-in-row", card: Card, } | { "why": "not-in-exile", card: Card, } | { "why": "not-drawn", card: Card, } | { "why": "no-effect", card: Card, } | { "why": "cannot-pass-with", card: Card, } | { "why": "deck-empty" } | { "why": "no-such-choice" } | { "why": "not-yours", assistant: Assistant, } | { "why": "exhausted", assistant: Assistant, } | { "why": "ready", assistant: Assistant, } | { "why": "gold", assistant: Assistant, } | { "why": "no-travel", assistant: Assistant, } | { "why": "not-on-offer", assistant: Assistant, } | { "why": "stack-empty" } | { "why": "no-boon", guardian: Guardian, } | { "why": "another-boon", guardian: Guardian, } | { "why": "not-connected" } | { "why": "notebook-too-high" } | { "why": "notebook-only" } | { "why": "not-in-temple" } | { "why": "no-temple-tile", stack: TempleStack, } | { "why": "no-such-tile" } | { "why": "no-fear-tile" } | { "why": "no-icon" };

/**
 * A research token.
 */
export type ResearchToken = "glass" | "notebook";

/**
 * A reward of a research step.
 */
export type Reward = "tile" | "row";

/**
 * A tile of the rival's action stack.
 */
export type RivalTile = "dig-coin" | "dig-compass" | "dig-tablet" | "dig-arrowhead" | "dig-jewel" | "discover-green" | "research-green" | "overcome-green" | "item-green" | "artifact-green" | "discover-red" | "research-red" | "overcome-red" | "item-red" | "artifact-red";

/**
 * The rival of the solo game.
 */
export type RivalView = { 
/**
 * The tiles of this round, the last on top.
 */
used: Array<RivalTile>, 
/**
 * The tiles in play, all ten.
 */
tiles: Array<RivalTile>, 
/**
 * The tiles to come, the last on top.
 */
deck: Array<RivalTile | null>, 
/**
 * The arrow on top of them.
 */
arrow: Arrow | null, 
/**
 * The space of its magnifying glass.
 */
glass: number, 
/**
 * Its place in the Lost Temple, counted from 1.
 */
rank: number | null, 
/**
 * Kinds of idols that lie face up.
 */
idols: Array<Idol>, 
/**
 * Idols in the stack of less worth.
 */
other_idols: number, 
/**
 * Guardians overcome.
 */
guardians: Array<Guardian>, 
/**
 * Items and artifacts.
 */
cards: Array<Card>, 
/**
 * Temple tiles, by stack.
 */
temple_tiles: [number, number, number, number, number, number], 
/**
 * Points so far, line by line of the score sheet.
 */
points: [number, number, number, number, number, number], 
/**
 * Who is ahead: 1 the player, -1 the rival, 0 nobody.
 */
ahead: number, };

/**
 * A site, written as its row from the sea and its column: `a1` is the leftmost camp, `b1` to `c4`
 * are of level I, `d1` to `d4` of level II.
 */
export type Site = string;

/**
 * A site tile: those of level I, then those of level II.
 */
export type SiteTile = string;

/**
 * A site.
 */
export type SiteView = { 
/**
 * Which.
 */
site: Site, 
/**
 * 0 for a camp, else 1 or 2.
 */
level: number, 
/**
 * Its spaces.
 */
spaces: Array<SpaceView>, 
/**
 * Its tile, once it is discovered.
 */
tile: SiteTile | null, 
/**
 * Its guardian.
 */
guardian: Guardian | null, 
/**
 * The idol that lies face up there, before the discovery.
 */
idol: Idol | null, 
/**
 * The idol that lay or lies face down there.
 */
hidden_idol: Idol | null, };

/**
 * An effect of the idol slots.
 */
export type SlotEffect = string;

/**
 * A space for one archaeologist, written as its site; `a1-2` is the second space of a camp.
 */
export type Space = string;

/**
 * A space for an archaeologist.
 */
export type SpaceView = { 
/**
 * Which.
 */
space: Space, 
/**
 * What travelling there costs.
 */
cost: Icons, 
/**
 * Whether it does not exist with so few players.
 */
blocked: boolean, 
/**
 * Who stands there.
 */
figure: Figure, };

/**
 * The set-up as the rules use it.
 */
export type Table = { 
/**
 * How many play; alone one plays against the rival.
 */
seats: number, 
/**
 * The side of the board.
 */
temple: Temple, 
/**
 * How many red tiles the rival has; nothing to others.
 */
difficulty: number, 
/**
 * Guardian's Ocarina turns the icons of a discount into planes too.
 */
ocarina_discounts: boolean, 
/**
 * The rival's green tile for items does nothing in the last round.
 */
green_item_idles: boolean, };

/**
 * The side of the board that is played.
 */
export type Temple = "bird" | "snake";

/**
 * A stack of temple tiles.
 */
export type TempleStack = "2-left" | "2-middle" | "2-right" | "6-left" | "6-right" | "11";

/**
 * A kind of token.
 */
export type Token = "coin" | "compass" | "tablet" | "arrowhead" | "jewel";

/**
 * So many of each kind.
 */
export type Tokens = { coin: number, compass: number, tablet: number, arrowhead: number, jewel: number, };

/**
 * The table as one viewer sees it. What is hidden is none, or left out of a list.
 */
export type View = { 
/**
 * Whose view it is; none for somebody who does not play.
 */
seat: Seat | null, 
/**
 * What is played.
 */
table: Table, 
/**
 * What is going on.
 */
phase: Phase, 
/**
 * Who is asked.
 */
asked: Seats, 
/**
 * What is pending in this turn, the most urgent last.
 */
pending: Array<PendingView>, 
/**
 * The round, counted from 1.
 */
round: number, 
/**
 * Who has the starting player marker.
 */
starter: Seat, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * Whether the main action of the turn is begun.
 */
main_done: boolean, 
/**
 * A travel cost that is being paid.
 */
payment: PaymentView | null, 
/**
 * Travel icons left over this turn.
 */
pool: Icons, 
/**
 * Everybody's board and cards.
 */
players: Array<PlayerView>, 
/**
 * The sites, row by row from the sea.
 */
sites: Array<SiteView>, 
/**
 * Site tiles to come, by level, the last on top.
 */
site_stacks: [Array<SiteTile | null>, Array<SiteTile | null>], 
/**
 * Guardians to come, the last on top.
 */
guardian_stack: Array<Guardian | null>, 
/**
 * Artifacts of the row; the first is next to the moon staff.
 */
artifacts: Array<Card | null>, 
/**
 * Items of the row; the first is next to the moon staff.
 */
items: Array<Card | null>, 
/**
 * The deck of artifacts, the last on top.
 */
artifact_deck: Array<Card | null>, 
/**
 * The deck of items, the last on top.
 */
item_deck: Array<Card | null>, 
/**
 * Items and artifacts in exile.
 */
exiled: Array<Card>, 
/**
 * Fear cards left.
 */
fears: number, 
/**
 * Fear tiles left.
 */
fear_tiles: number, 
/**
 * The stacks of assistants, the last on top.
 */
supply: [Array<Assistant | null>, Array<Assistant | null>, Array<Assistant | null>], 
/**
 * The assistants to be rescued, the last on top.
 */
rescue: Array<Assistant | null>, 
/**
 * Assistants that left the game.
 */
gone_assistants: Array<Assistant>, 
/**
 * The bonus tiles on the spaces of the research track.
 */
bonuses: Array<Array<Bonus>>, 
/**
 * The bonus tiles of the Lost Temple.
 */
temple_bonuses: Array<Bonus | null>, 
/**
 * Bonus tiles that nobody has seen.
 */
unused_bonuses: Array<Bonus | null>, 
/**
 * Bonus tiles used, by kind.
 */
used_bonuses: [number, number, number, number, number, number], 
/**
 * Temple tiles left, by stack.
 */
temple_tiles: [number, number, number, number, number, number], 
/**
 * How many have reached the Lost Temple.
 */
arrived: number, 
/**
 * The rival of the solo game.
 */
rival: RivalView | null, };

/**
 * Where an own card lies that can be exiled.
 */
export type Zone = "hand" | "play-area";
