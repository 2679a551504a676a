import type { ImageView } from '@teranga/core/domain/media';
import { definePart } from './definePart.tsx';

interface GalleryProps {
  images: ImageView[];
  name: string;
  /** Opens the viewer at this image. */
  enlarge: (index: number) => void;
}

export const Gallery = definePart<GalleryProps>('Gallery', { tier: 'later' });
