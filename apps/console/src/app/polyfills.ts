// APIs that the code uses and supported browsers may lack: loaded only if `lacksApis` returns true.
import 'core-js/modules/es.array.at.js';
import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.find-last-index.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.object.has-own.js';
import dialogPolyfill from 'dialog-polyfill';

/** Methods of a dialog: the library adds them to each registered one. */
const methods = ['showModal', 'show', 'close'] as const;

if (!('showModal' in document.createElement('dialog')))
  for (const name of methods)
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      writable: true,
      value(this: HTMLDialogElement) {
        dialogPolyfill.forceRegisterDialog(this);
        this[name]();
      },
    });
