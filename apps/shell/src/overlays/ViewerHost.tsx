import { useOverlayOf } from '@teranga/core/overlay';
import { PictureViewer } from '@teranga/design-kit';

/** A product's pictures at large. */
export function Host() {
  const shown = useOverlayOf('viewer');
  if (!shown) return null;
  const { overlay, isOpen, close } = shown;
  return (
    <PictureViewer
      pictures={overlay.pictures}
      index={overlay.index}
      name={overlay.name}
      isOpen={isOpen}
      close={close}
    />
  );
}
