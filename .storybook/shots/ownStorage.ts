/** Gives this window a local storage of its own: frames of one origin share theirs, and tell each other of every sign-in and sign-out. */
export function ownStorage(): void {
  const kept = new Map<string, string>();
  const value = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, value });
}
