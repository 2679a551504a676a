/** Opens a dialog, as far as there is one without a browser. */
function openDialog(this: HTMLDialogElement) {
  this.open = true;
}

/** What a browser has and jsdom has not: nothing comes into view, nothing changes its size, and no preference is set. */
export function standInForBrowser(): void {
  HTMLDialogElement.prototype.showModal ??= openDialog;
  globalThis.ResizeObserver ??= class {
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  };
  globalThis.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  globalThis.IntersectionObserver ??= class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
    takeRecords() {
      return [];
    }
  };
}
