/** An in-memory storage, empty at first and discarded with the window. */
function emptyStorage() {
  const saved = new Map<string, string>();
  return {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => void saved.set(key, text),
    removeItem: (key: string) => void saved.delete(key),
    clear: () => saved.clear(),
    key: (at: number) => [...saved.keys()][at] ?? null,
    get length() {
      return saved.size;
    },
  };
}

/**
 * Gives this window separate storages: frames of one origin share theirs, and would notify each
 * other of sign-in and sign-out.
 */
export function ownStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, value: emptyStorage() });
}
