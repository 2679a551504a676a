import type { ImageView } from '@teranga/core/domain/media';
import { definePart } from './definePart.tsx';
import type { OverlayProps } from './overlayProps.ts';

type ImageViewerProps = OverlayProps & {
  images: ImageView[];
  /** The one shown first. */
  index: number;
  name: string;
};

/** A viewer that shows a product's images at full size, one at a time. */
export const ImageViewer = definePart<ImageViewerProps>('ImageViewer', { tier: 'requested' });
