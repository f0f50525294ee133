/** A rules page, made from docs/rules at build time. */
export interface RulesPage {
  title: string;
  sections: RulesSection[];
  html: string;
}

export interface RulesSection {
  anchor: string;
  /** The anchor of the same section in English, the same in every language. */
  key: string;
  title: string;
  depth: number;
}

const pages = import.meta.glob<RulesPage>('../../../../docs/rules/*/*.md', { query: '?rules', import: 'default' });

/** Loads the rules page of a game in a language; undefined if there is none. */
export function rulesPage(game: string, language: string): (() => Promise<RulesPage>) | undefined {
  return pages[`../../../../docs/rules/${language}/${game}.md`];
}
