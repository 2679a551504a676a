export { noScriptCookie, noScriptSheet } from './noScript.ts';
export type {
  InlineSources,
  PreviewNotice,
  RenderedPage,
  RenderRequest,
  SharedQueryCache,
} from './renderRequest.ts';
