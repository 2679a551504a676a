/** Opens a dialog, as far as there is one without a browser. */
function openDialog(this: HTMLDialogElement) {
  this.open = true;
}

/** Closes one. */
function closeDialog(this: HTMLDialogElement) {
  this.open = false;
}

/** An observer that is told of nothing. */
class SeesNothing {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

/** What a browser has and jsdom has not: nothing comes into view, nothing changes its size, and no preference is set. */
export function standInForBrowser(): void {
  HTMLDialogElement.prototype.showModal ??= openDialog;
  HTMLDialogElement.prototype.close ??= closeDialog;
  globalThis.ResizeObserver ??= SeesNothing;
  globalThis.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  globalThis.IntersectionObserver ??= class extends SeesNothing {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    takeRecords() {
      return [];
    }
  };
}
