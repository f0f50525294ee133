/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module '*.md?rules' {
  import type { RulesPage } from './lib/rules';

  const page: RulesPage;
  export default page;
}
