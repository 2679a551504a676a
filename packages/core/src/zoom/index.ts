export * from './zoom.ts';
