declare global {
  interface Window {
    /** What was pressed, chosen and typed while there was no code to hear it. See `queueEarlyClicks` of the server. */
    replayClicks?: {
      /** The address the document was loaded at: back and forward may have been pressed since. */
      at: string;
      /** Does it all, in its order; what is still asleep as soon as it is alive. */
      play: () => void;
      /** Keeps what is still held for the same address, which is about to be loaded anew. */
      persist: () => void;
    };
    /** Whether code was asked for and none has failed so far. */
    isCodeComing?: boolean;
  }
}

/** The address the document was loaded at, wherever back and forward have led since. */
export const loadedAt = () => window.replayClicks?.at ?? window.location.href;

/** Does, once the page is alive, what was pressed, chosen and typed in vain. */
export const replayQueuedClicks = () => window.replayClicks?.play();

/** Loads the page anew, and with it what is still held. */
export function reloadWithQueuedClicks(): void {
  window.replayClicks?.persist();
  window.location.reload();
}
