/**
 * Where this client is: on the pages of a server, or alone, as files on any static host below any path. A page that is
 * alone says so in `<html data-server="none">`.
 */
export const hasServer = document.documentElement.dataset['server'] !== 'none';

/** The folder of the client's files, as an address. */
const FOLDER = new URL(hasServer ? '/' : '.', location.href.replace(/#.*/s, '')).href;

/** The address of one of the client's files. */
export function fileAddress(name: string): string {
  return new URL(name, FOLDER).href;
}

/**
 * The address of a page of this client, as a link has it. Where there is no server, nobody could answer for a page's own
 * path, so pages are named behind `#`.
 */
export function hrefOf(page: string): string {
  return hasServer ? page : `#${page}`;
}

/** The address of a page with its origin, to be sent to others. It works with and without a server. */
export function linkTo(page: string): string {
  return `${FOLDER}#${page}`;
}
