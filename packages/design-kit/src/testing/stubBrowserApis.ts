/** Opens a dialog, as far as there is one without a browser. */
function openDialog(this: HTMLDialogElement) {
  this.open = true;
}

/** Closes one. */
function closeDialog(this: HTMLDialogElement) {
  this.open = false;
}

/** A stub observer that never fires. */
class InertObserver {
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

/**
 * Stubs browser APIs that jsdom lacks: nothing becomes visible, nothing is resized, no preference
 * is set. Returns the removal: other test files share the document.
 */
export function stubBrowserApis(): () => void {
  const names = ['ResizeObserver', 'matchMedia', 'IntersectionObserver'] as const;
  const missing = names.filter((name) => !(name in globalThis));
  HTMLDialogElement.prototype.showModal ??= openDialog;
  HTMLDialogElement.prototype.close ??= closeDialog;
  globalThis.ResizeObserver ??= InertObserver;
  globalThis.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  globalThis.IntersectionObserver ??= class extends InertObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    takeRecords() {
      return [];
    }
  };
  return () => missing.forEach((name) => Reflect.deleteProperty(globalThis, name));
}
