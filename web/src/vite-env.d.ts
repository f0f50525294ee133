/// <reference types="svelte" />
/// <reference types="vite/client" />

/** A `RulesPage` of src/lib/rules.ts, made by build/rules-pages.ts. */
declare module '*.md?rules' {
  const page: {
    title: string;
    sections: { anchor: string; title: string; depth: number }[];
    html: string;
  };
  export default page;
}

/** A data file of the rules, read by build/printed-data.ts; whoever imports it knows its form. */
declare module '*.toml?data' {
  const data: unknown;
  export default data;
}

/** The languages and their texts in parts, divided by build/texts.ts. */
declare module 'virtual:texts' {
  const languages: { id: string; name: string; parts: Record<string, () => Promise<{ default: string }>> }[];
  export default languages;
}
