export * from './overlaySlice.ts';
export { useOverlay, useOverlayOf } from './useOverlay.ts';
