export { emailShape, longestEmail } from './emailShape.ts';
