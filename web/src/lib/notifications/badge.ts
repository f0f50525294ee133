import { fileAddress } from '../place';

const ICON = fileAddress('icon.svg');
let icon: Promise<string> | undefined;

/** The icon with a number in its corner. */
export function withCount(svg: string, count: number): string {
  const number = count > 9 ? '9+' : String(count);
  const badge =
    '<circle cx="356" cy="356" r="148" fill="#8c2f1b" stroke="#f6f0e3" stroke-width="20"/>' +
    `<text x="356" y="356" dy=".36em" fill="#fff" font-family="sans-serif" font-weight="700" font-size="${count > 9 ? 160 : 210}" text-anchor="middle">${number}</text>`;
  return svg.replace('</svg>', `${badge}</svg>`);
}

/** Shows on the tab, and on the icon of an installed page, how many tables wait for the player. */
export async function showCount(count: number): Promise<void> {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link || (count === 0 && link.href === ICON)) return;
  link.dataset['count'] = String(count);
  icon ??= fetch(ICON).then((answer) => answer.text());
  const svg = await icon.catch(() => (icon = undefined));
  if (svg === undefined || link.dataset['count'] !== String(count)) return;
  link.href = count === 0 ? ICON : `data:image/svg+xml,${encodeURIComponent(withCount(svg, count))}`;
}
