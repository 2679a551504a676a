import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductSummary } from '../catalogue/product.ts';
import type { PictureView } from '../media/picture.ts';

/** What a shopper may send to a friend: a page of the store, by its path and name. */
export interface Shared {
  href: string;
  name: string;
}

/** What may lie over a page: the order of a card's product, the ways to share it, its pictures at large. */
export type Overlay =
  | { kind: 'order'; product: ProductSummary }
  | { kind: 'share'; shared: Shared }
  | { kind: 'viewer'; pictures: PictureView[]; index: number; name: string };
export type OverlayKind = Overlay['kind'];

interface OverlayState {
  /** The last one opened: it stays while it leaves the screen. */
  overlay: Overlay | null;
  isOpen: boolean;
  /** How many have been opened: tells one opening from the next. */
  opened: number;
}

/** What lies over the page: one thing at a time. */
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
});

/** Opens an overlay, closes the one there is. */
export const { overlayOpened, overlayClosed } = overlaySlice.actions;
