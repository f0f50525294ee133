import { t, texts } from '../../../lib/text/texts.svelte';
import type { Args } from '../../../lib/text/texts.svelte';
import { card as printedCard } from './box';
import { missing, type Price } from './price';
import { actionOf, iconList, siteIndex, siteOf, tokenList, type Action, type Event, type Icons, type PlayerView, type Temple, type TempleStack, type Tokens } from './view';

/** The names of things and what they do, in words of the chosen language. */

export const cardName = (id: string) => t(`arnak-card-${id}`);
export const assistantName = (id: string) => t(`arnak-assistant-${id}`);
export const guardianName = (id: string) => t(`arnak-guardian-${id}`);
export const thing = (word: string) => texts().name('arnak', word);
export const placeName = (site: string) => t(`arnak-place-${siteIndex(site)}`);

/** With a capital letter, as a label. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase(texts().language) + text.slice(1);

export const tileName = (tile: string) => t(`arnak-tile-${tile}`);
export const tileEffect = (tile: string) => t(`arnak-effect-${tile}`);
export const campEffect = (site: string) => t(`arnak-effect-place-${siteIndex(site)}`);
export const idolEffect = (idol: string) => t(`arnak-effect-idol-${idol}`);
export const bonusEffect = (tile: string) => t(`arnak-effect-bonus-${tile}`);
export const assistantEffect = (id: string, gold: boolean) => t(`arnak-effect-${id}-${gold ? 'gold' : 'silver'}`);

export const slotEffect = (effect: string) => t(`arnak-effect-slot-${effect}`);
export const stackName = (stack: TempleStack) => t(`arnak-temple-${stack}`);
export const stackCost = (stack: TempleStack, temple: Temple) => t(`arnak-cost-${stack}-${temple}`);

const spaceKey = (temple: Temple, space: number) => `${temple === 'bird' ? 'b' : 's'}${space}`;

export const trackSpaceName = (temple: Temple, space: number) => t(`arnak-space-${spaceKey(temple, space)}`);
export const trackSpaceCost = (temple: Temple, space: number) => t(`arnak-cost-${spaceKey(temple, space)}`);
export const rowEffect = (temple: Temple, row: number, token: 'glass' | 'notebook') => t(`arnak-effect-${temple}-${row}-${token}`);

/** Travel icons as words: `car, boot`. */
export function iconWords(icons: Icons): string {
  return iconList(icons).map(thing).join(', ') || t('house-nothing');
}

/** Tokens as words: `2 coins, 1 jewel`. */
export function tokenWords(tokens: Tokens): string {
  return tokenList(tokens).map(({ token, count }) => t(`arnak-count-${token}`, { count })).join(', ') || t('house-nothing');
}

/** What a player lacks for a price; null if nothing is lacking. */
export function lackWords(price: Price, player: PlayerView): string | null {
  const lacks = missing(price, player).map(({ token, count }) => (token === 'idol' ? thing(token) : t(`arnak-count-${token}`, { count })));
  return lacks.length > 0 ? t('web-arnak-missing', { what: lacks.join(', ') }) : null;
}

/** Everything that stands on a card. */
export function cardWords(id: string): string {
  const { kind, cost, points, travel, timing, exiles } = printedCard(id);
  const lines = [capital(cardName(id)), t(`arnak-effect-${id}`)];
  if (kind === 'item' || kind === 'artifact') lines.push(t('web-arnak-card-price', { kind, cost }));
  if (kind !== 'fear') lines.push(t('web-arnak-card-timing', { timing }));
  if (exiles) lines.push(t('web-arnak-card-exiles'));
  lines.push(t('web-arnak-card-foot', { travel: travel.map(thing).join(', '), points }));
  return lines.join('\n');
}

export function assistantWords(id: string, gold: boolean): string {
  return `${capital(assistantName(id))} (${thing(gold ? 'gold' : 'silver')})\n${assistantEffect(id, gold)}`;
}

export function guardianWords(id: string): string {
  return [capital(guardianName(id)), t('web-arnak-guardian-cost', { cost: t(`arnak-cost-${id}`) }), t('web-arnak-guardian-boon', { boon: t(`arnak-boon-${id}`) })].join('\n');
}

const NAMED: Record<string, (value: string) => string> = {
  card: cardName,
  assistant: assistantName,
  guardian: guardianName,
  from: (from) => t('arnak-from', { from }),
  token: thing,
  icon: thing,
  tile: (tile) => t(`arnak-bonus-${tile}`),
  effect: slotEffect,
};

/** What pressing does, in a word or two. */
export function doWords(data: unknown): string {
  const action = actionOf(data) as Action & Record<string, unknown>;
  const args: Args = {};
  for (const [field, value] of Object.entries(action)) {
    if (field === 'action') continue;
    if (typeof value === 'number') args[field] = value;
    else if (typeof value === 'string') args[field] = action.action === 'exile' || field === 'stack' || field === 'reward' ? value : (NAMED[field]?.(value) ?? value);
  }
  return t(`web-arnak-do-${action.action}`, args);
}

/** What pays for travel, by its name. */
export function sourceName(action: Action): string {
  switch (action.action) {
    case 'travel-card':
      return cardName(action.card);
    case 'travel-assistant':
      return assistantName(action.assistant);
    case 'travel-boon':
      return thing('boon');
    case 'pilot':
      return thing('pilot');
    default:
      return t('web-arnak-pool');
  }
}

export const rivalTileWords = (tile: string) => t(`arnak-rival-${tile}`);

/** What came of a turn of the rival, event by event; those that say nothing of it are left out. */
function rivalDeed(event: Event): string | null {
  switch (event.event) {
    case 'rival-dug':
      return t('web-arnak-rival-dug', { place: placeName(siteOf(event.space)) });
    case 'rival-discovered':
      return t('web-arnak-rival-discovered', { place: placeName(event.site) });
    case 'rival-overcame':
      return t('web-arnak-rival-overcame', { place: placeName(event.site) });
    case 'guardian-awoke':
      return t('web-arnak-rival-awoke');
    case 'rival-researched':
      return t('web-arnak-rival-researched', { space: event.space });
    case 'rival-reached-temple':
      return t('web-arnak-rival-arrived', { points: event.points });
    case 'rival-temple-tile':
      return stackName(event.stack);
    case 'rival-took':
      return t('web-arnak-rival-took', { card: cardName(event.card) });
    case 'rival-rescued':
    case 'assistant-left':
      return t('web-arnak-rival-removed', { assistant: assistantName(event.assistant) });
    case 'rival-idle':
      return t('web-arnak-rival-idle');
    default:
      return null;
  }
}

/** A turn of the rival in a sentence: `Digs for tablets: the tablet camp is taken`. */
export function rivalTurnWords({ tile, did }: { tile: string; did: readonly Event[] }): string {
  const deeds = did.flatMap((event) => rivalDeed(event) ?? []);
  return `${capital(rivalTileWords(tile))}: ${deeds.join(', ')}.`;
}
