export * from './emailShape.ts';
