export * from './pageMetadata.ts';
