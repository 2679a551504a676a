export { PictureViewer, PictureViewer as part } from './PictureViewer.tsx';
