export type {
  InlineSources,
  PreviewNotice,
  RenderedPage,
  RenderRequest,
  SharedQueryCache,
} from './renderRequest.ts';
