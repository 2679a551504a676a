export * from './metadataTags.ts';
export * from './pageMetadata.ts';
export { pageMetadataOf } from './pageMetadataOf.ts';
export { usePageMetadata, usePageMetadataFor } from './usePageMetadata.ts';
export * from './writeMetadata.ts';
