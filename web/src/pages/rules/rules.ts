/** A rules page, made from docs/rules at build time. */
export interface RulesPage {
  title: string;
  sections: RulesSection[];
  html: string;
}

export interface RulesSection {
  anchor: string;
  title: string;
  depth: number;
}
