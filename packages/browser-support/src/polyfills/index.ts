// APIs that the code uses and supported browsers may lack: loaded only if `lacksApis` returns true.
import 'core-js/modules/es.array.at.js';
import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.find-last-index.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.object.has-own.js';
import 'core-js/modules/web.url.can-parse.js';
import { polyfillDialog } from './polyfillDialog.ts';

polyfillDialog();
