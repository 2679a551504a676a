export { dateFormat } from './dateFormat.ts';
