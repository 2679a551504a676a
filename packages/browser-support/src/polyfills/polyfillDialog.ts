import dialogPolyfill from 'dialog-polyfill';

/**
 * Methods of a dialog that an unknown element lacks: the library adds them to each registered
 * dialog.
 */
const methods = ['showModal', 'show', 'close'] as const;

/** Polyfills `<dialog>`: each dialog is registered when it is first used. */
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
