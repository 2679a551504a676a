export { type MetadataTags, metadataTags } from './metadataTags.ts';
export { pageMetadataOf } from './pageMetadataOf.ts';
export { usePageMetadata, usePageMetadataFor } from './usePageMetadata.ts';
export { pageTagMark } from './writeMetadata.ts';
