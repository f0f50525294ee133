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

/** The languages and their texts in parts, divided by build/texts.ts. */
declare module 'virtual:texts' {
  const languages: { id: string; name: string; parts: Record<string, () => Promise<{ default: string }>> }[];
  export default languages;
}
