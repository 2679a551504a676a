export { WordButton, WordLink } from './WordLink.tsx';
