export { ImageViewer, ImageViewer as part } from './ImageViewer.tsx';
