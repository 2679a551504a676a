import { startCode } from '../startCode.ts';

if (document.currentScript) void startCode(document.currentScript.dataset);
