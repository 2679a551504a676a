export { noScriptCookie, noScriptSheet } from './noScript.ts';
export { nothingInline } from './nothingInline.ts';
export type {
  InlineSources,
  PageFiles,
  PreviewNotice,
  RenderedPage,
  RenderRequest,
  SharedQueryCache,
} from './renderRequest.ts';
