import dialogPolyfill from 'dialog-polyfill';

/** What a dialog does, and an unknown element does not: the library adds it to each dialog by itself. */
const methods = ['showModal', 'show', 'close'] as const;

/** Lets `<dialog>` open where the browser knows none: each is registered when it is first used. */
export function polyfillDialog(): void {
  if ('showModal' in document.createElement('dialog')) return;
  for (const name of methods) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      writable: true,
      value(this: HTMLDialogElement) {
        dialogPolyfill.forceRegisterDialog(this);
        this[name]();
      },
    });
  }
}
