export * from './picture.ts';
export * from './toImage.ts';
