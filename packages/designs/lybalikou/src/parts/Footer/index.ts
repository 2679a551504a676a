export { Footer, Footer as part } from './Footer.tsx';
