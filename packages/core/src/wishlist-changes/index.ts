export { changeWish } from './changeWish.ts';
