// APIs that the code uses and supported browsers may lack: loaded only if `lacksApis` returns true.
import 'core-js/modules/es.array.at.js';
import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.find-last-index.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.object.has-own.js';
import 'core-js/modules/web.url.can-parse.js';
import { apply, isSupported } from '@oddbird/popover-polyfill/fn';
import { polyfillDialog } from './dialog.ts';

// Its styles are in the lowest layer, so that a design's popover styles take precedence.
if (!isSupported()) apply({ layerName: 'reset' });
polyfillDialog();
