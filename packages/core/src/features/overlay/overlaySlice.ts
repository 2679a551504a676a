import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../lib/store/index.ts';
import type { ProductSummary } from '../../domain/product/index.ts';
import type { ImageView } from '../../domain/media/index.ts';

/** A page of the store that can be shared, by path and name. */
export interface Shared {
  href: string;
  name: string;
}

/** An overlay over the page: the order dialog of a card, the share dialog, or the image viewer. */
export type Overlay =
  | { kind: 'order'; product: ProductSummary }
  | { kind: 'share'; shared: Shared }
  | { kind: 'viewer'; images: ImageView[]; index: number; name: string };
export type OverlayKind = Overlay['kind'];

interface OverlayState {
  /** The last one opened: it stays while it leaves the screen. */
  overlay: Overlay | null;
  isOpen: boolean;
  /** Number of overlays opened so far: distinguishes one opening from the next. */
  opened: number;
}

declare module '../../lib/store/rootReducer.ts' {
  interface LazyLoadedSlices {
    overlay: OverlayState;
  }
}

/** The overlay over the page; one at a time. */
export const overlaySlice = createSlice({
  name: 'overlay',
  initialState: (): OverlayState => ({ overlay: null, isOpen: false, opened: 0 }),
  reducers: {
    overlayOpened: (state, { payload }: PayloadAction<Overlay>) => ({
      overlay: payload,
      isOpen: true,
      opened: state.opened + 1,
    }),
    overlayClosed: (state) => {
      state.isOpen = false;
    },
  },
  selectors: {
    selectOverlay: (overlay) => overlay,
  },
});

/** Opens an overlay, closes the one there is. */
export const { overlayOpened, overlayClosed } = overlaySlice.actions;

/** Selectors of the slice's state. */
export const { selectOverlay } = overlaySlice.injectInto(rootReducer).selectors;
