export { Gallery, Gallery as part } from './Gallery.tsx';
