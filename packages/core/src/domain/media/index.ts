export { type ImageView, imageWidths } from './image.ts';
export { type ImageSettings, imageUrl, toImage } from './toImage.ts';
