export * from './classNames.ts';
