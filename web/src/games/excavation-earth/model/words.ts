import type { Choice } from '../../contract';
import { tell } from '../../../lib/text/tell';
import { t, texts } from '../../../lib/text/texts.svelte';
import { actionOf, artefactOf, cardOf, counted, DEEDS, fuelOf, marketOf, partsOf, type AbilityView, type Buyer, type Centre, type Deed, type Faction, type Income, type View } from './view';

export const GAME = 'excavation-earth';

/** The names of things and what they do, in words of the chosen language. */

export const name = (word: string) => t(`excavation-earth-name-${word}`);
export const artefactName = (artefact: string) => t(`excavation-earth-kind-${artefact}`);
export const placeName = (place: string) => t(`excavation-earth-place-${place.toLowerCase()}`);
export const marketName = (market: string) => t(`excavation-earth-market-${market}`);
export const centreName = (centre: Centre) => name(centre);
export const buyerName = (buyer: Buyer) => t('excavation-earth-card-buyer', { region: buyer });
export const factionName = (faction: Faction | 'zu') => t(`excavation-earth-faction-${faction}`);
export const roleName = (faction: Faction | 'zu') => t(`excavation-earth-role-${faction}`);
export const abilityWords = (faction: Faction | 'zu') => t(`excavation-earth-ability-${faction}`);
export const zuCardName = (card: string) => t(`excavation-earth-zu-${card.replaceAll(' ', '-')}`);
export const credits = (count: number) => t('excavation-earth-count-credit', { count });

/** With a capital letter, as a label. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase(texts().language) + text.slice(1);

const lines = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join('\n');

export function symbolName(view: View, market: string): string {
  return t(`excavation-earth-symbol-${marketOf(view, market)?.symbol}`);
}

export function cardName(card: string): string {
  const printed = cardOf(card);
  if (!printed) return t('excavation-earth-card-travel', { fuel: fuelOf(card) });
  return `${t('excavation-earth-card-action', { region: printed.colour })}, ${marketName(printed.market)}`;
}

export const commandName = ({ name }: AbilityView) => t(`excavation-earth-command-${name}`);
export const commandEffect = ({ name, count }: AbilityView) => t(`excavation-earth-effect-${name}`, { discard: count, count });

/** What a card is played for, in a few words. */
export function deedWords(deed: Deed, card: string): string {
  const printed = cardOf(card);
  switch (deed) {
    case 'travel':
      return t('web-excavation-earth-do-travel', { fuel: fuelOf(card) });
    case 'excavate':
    case 'survey':
      return name(`${deed}-${printed?.colour}`);
    case 'market':
    case 'command':
      return name(`${deed}-${printed?.market}`);
    case 'smuggle':
      return t('web-excavation-earth-do-smuggle', { place: name(printed?.black_market ?? 'black-market') });
    case 'sell':
      return t('excavation-earth-move-sell');
  }
}

/** The discarded buyer cards, and how many are in the deck. */
export function buyerCardsWords({ buyer_deck, buyer_discard }: View): string {
  const buyers = counted(buyer_discard).map(([buyer, count]) => (count > 1 ? `${buyerName(buyer)} × ${count}` : buyerName(buyer)));
  return t('web-excavation-earth-say-buyer-cards', { buyers: buyers.join(', '), deck: buyer_deck });
}

const isDeed = (action: string): action is Deed => (DEEDS as readonly string[]).includes(action);

/** What a choice does, as a label. */
export function doWords({ data }: Choice, names: readonly string[]): string {
  const action = actionOf(data);
  if (isDeed(action.action) && 'card' in action) return deedWords(action.action, action.card);
  if (action.action === 'acquire') return t('web-excavation-earth-do-acquire', { store: action.store });
  return capital(tell(GAME, 'action', data, names));
}

/** Where the credits of a sale come from. */
export function incomeWords({ popularity, buyers, bonus, total }: Income): string {
  return t('web-excavation-earth-income', { popularity, buyers, bonus, total });
}

/** An artefact: where it is found, what it is worth, and what a sample of it would add to a gallery. */
export function artefactWords(artefact: string, adds?: number): string {
  const printed = artefactOf(artefact);
  if (!printed) return '';
  return lines(
    capital(artefactName(artefact)),
    t('web-excavation-earth-artefact', { value: printed.value, copies: printed.copies, home: placeName(printed.home) }),
    adds !== undefined && t('web-excavation-earth-adds', { adds }),
  );
}

/** `a` to `d`, as the rows of the gallery are called. */
export const rowLetter = (artefact: string) => partsOf(artefact).row.toUpperCase();

export { lines };
