import type { InlineSources } from './renderRequest.ts';

/** Of a page without inline scripts and styles. */
export const nothingInline: InlineSources = { scripts: [], styles: [] };
