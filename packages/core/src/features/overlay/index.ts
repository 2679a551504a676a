export { type Overlay, type OverlayKind, type Shared, overlayClosed, overlayOpened } from './overlaySlice.ts';
export { useOverlay, useOverlayOf } from './useOverlay.ts';
