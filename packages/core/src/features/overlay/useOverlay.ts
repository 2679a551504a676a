import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../lib/store/index.ts';
import { overlayClosed, selectOverlay, type Overlay, type OverlayKind } from './overlaySlice.ts';

/** The current overlay. */
export function useOverlay() {
  return useAppSelector(selectOverlay);
}

/** The current overlay if it is of this kind, with its close function. */
export function useOverlayOf<K extends OverlayKind>(kind: K) {
  const { overlay, isOpen, opened } = useOverlay();
  const dispatch = useAppDispatch();
  const close = useCallback(() => void dispatch(overlayClosed()), [dispatch]);
  if (overlay?.kind !== kind) return null;
  // The comparison above says which one it is; the compiler does not carry it to a generic.
  return { overlay: overlay as Extract<Overlay, { kind: K }>, isOpen, opened, close };
}
