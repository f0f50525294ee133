import all from 'virtual:texts';

/** The code of a language, such as `en`: one of the folders of `locales`. */
export type Language = string;

/** The languages of the client, each with its own name for itself; the default comes first. */
export const LANGUAGES: readonly { id: Language; name: string }[] = all;

export const DEFAULT_LANGUAGE = LANGUAGES[0]?.id ?? 'en';

/** The source of one part of a language's texts: `core`, or a game's. Without a game's texts there is nothing to load. */
export async function loadPart(language: Language, part: string): Promise<string> {
  const load = all.find(({ id }) => id === language)?.parts[part];
  return load ? (await load()).default : '';
}

/** The games that have texts. */
export const GAMES: readonly string[] = Object.keys(all[0]?.parts ?? {}).filter((part) => part !== 'core');
