/** 128 random bits as text. `crypto.randomUUID` would need https, which a house on a home network does not have. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
