export * from './loadable.ts';
