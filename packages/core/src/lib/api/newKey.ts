const keyBytes = 16;

/** A random idempotency key. Not `randomUUID`: it is missing from pages without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
