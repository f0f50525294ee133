const OWN = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An address to send: one that others on the network can open, if the page itself is open under a name for itself only. */
function linkTo(path: string, origin: string, addresses: readonly string[]): string {
  const base = OWN.has(new URL(origin).hostname) ? (addresses[0] ?? origin) : origin;
  return new URL(path, base).href;
}

/** The address of a table, for those who are invited. */
export function invitationTo(id: string, origin: string, addresses: readonly string[]): string {
  return linkTo(`/table/${encodeURIComponent(id)}`, origin, addresses);
}

/** The address of a finished private game, for those with whom it is shared. */
export function shareLink(id: string, token: string, origin: string, addresses: readonly string[]): string {
  return linkTo(`/replay/${encodeURIComponent(id)}?share=${encodeURIComponent(token)}`, origin, addresses);
}
