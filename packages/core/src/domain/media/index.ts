export { type ImageView, imageWidths } from './picture.ts';
export { type ImageSettings, imageUrl, toImage } from './toImage.ts';
