export * from './picture.ts';
export * from './toPicture.ts';
