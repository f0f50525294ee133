/** Letters as they are typed without accents, in lower case. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L').toLowerCase();
}

/** Whether every word of a search begins a word of the text. */
export function matches(text: string, search: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}-]+/u);
  return plain(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
