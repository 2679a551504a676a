declare global {
  interface Window {
    /**
     * Queue of what was pressed, selected and typed before hydration. See `queueEarlyClicks` of the
     * server.
     */
    replayClicks?: {
      /**
       * The document's address at load time, as the shopper may have navigated back or forward
       * since.
       */
      at: string;
      /** Replays everything in order; waits for elements that are not yet hydrated. */
      play: () => void;
      /** Saves the remaining queue for the same address, which is about to be reloaded. */
      persist: () => void;
    };
    /** Whether code was requested and no file has failed so far. */
    isCodeComing?: boolean;
  }
}

/** The document's address at load time, regardless of back and forward since. */
export const loadedAt = () => window.replayClicks?.at ?? window.location.href;

/** Replays, once the page is hydrated, what was pressed, selected and typed too early. */
export const replayQueuedClicks = () => window.replayClicks?.play();

/** Reloads the page and preserves the remaining queue of clicks. */
export function reloadWithQueuedClicks(): void {
  window.replayClicks?.persist();
  window.location.reload();
}
