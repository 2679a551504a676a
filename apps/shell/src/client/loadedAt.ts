declare global {
  interface Window {
    /** The address that the document was loaded at. Set in its head. */
    loadedAt?: string;
  }
}

/** The address that the document was loaded at, regardless of back and forward since. */
export const loadedAt = () => window.loadedAt ?? window.location.href;
