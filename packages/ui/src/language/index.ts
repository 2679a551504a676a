export { langOf } from './langOf.ts';
