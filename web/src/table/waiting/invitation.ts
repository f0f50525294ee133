const OWN = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address to send: one that others on the network can open, if the page itself is open under a name for itself only. */
export function invitationTo(id: string, origin: string, addresses: readonly string[]): string {
  const base = OWN.has(new URL(origin).hostname) ? (addresses[0] ?? origin) : origin;
  return new URL(`/table/${encodeURIComponent(id)}`, base).href;
}
