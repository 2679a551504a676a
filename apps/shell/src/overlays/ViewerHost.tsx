import { useOverlayOf } from '@teranga/core/features/overlay';
import { ImageViewer } from '@teranga/design-kit';

/** A viewer for a product's images at full size. */
export function Host() {
  const shown = useOverlayOf('viewer');
  if (!shown) return null;
  const { overlay, isOpen, close } = shown;
  return (
    <ImageViewer
      images={overlay.images}
      index={overlay.index}
      name={overlay.name}
      isOpen={isOpen}
      close={close}
    />
  );
}
