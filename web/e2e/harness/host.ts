/** Where the pages come from: a server, or a static host. */
export interface Host {
  /** Without a path. */
  readonly address: string;
  /** The address of a page of the client, without the host. */
  hrefOf(path: string): string;
  /** The path of the page at an address. */
  pathOf(address: URL): string;
}
