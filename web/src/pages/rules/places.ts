import { matches } from '../../lib/text/search';

/** A place of the rules that can be found: a paragraph, an entry of a list, a row of a table. */
export interface Place {
  element: HTMLElement;
  /** The section it is in. */
  section: string;
  text: string;
}

/** The words of an element; the cells of a row are apart. */
function textOf(element: HTMLElement): string {
  const parts = element.matches('tr') ? [...element.children] : [element];
  return parts.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim()).join(' · ');
}

/** All places of a page, from the top to the bottom. */
export function placesOf(article: HTMLElement): Place[] {
  let section = '';
  const places: Place[] = [];
  for (const element of article.querySelectorAll<HTMLElement>('h2, h3, p, li, tbody tr')) {
    const text = textOf(element);
    if (element.matches('h2, h3')) section = text;
    else places.push({ element, section, text });
  }
  return places;
}

/** Those that have every word of a search, or its beginning; the section counts too. */
export function found(places: readonly Place[], search: string): Place[] {
  return places.filter(({ text, section }) => matches(`${text} ${section}`, search));
}
