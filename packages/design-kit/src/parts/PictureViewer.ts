import type { ImageView } from '@teranga/core/domain/media';
import { definePart } from './definePart.tsx';
import type { OverlayProps } from './overlayProps.ts';

type PictureViewerProps = OverlayProps & {
  pictures: ImageView[];
  /** The one shown first. */
  index: number;
  name: string;
};

/** A viewer that shows a product's images at full size, one at a time. */
export const PictureViewer = definePart<PictureViewerProps>('PictureViewer', { tier: 'requested' });
