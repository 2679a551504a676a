export { metadataTags } from './metadataTags.ts';
export { pageMetadataOf } from './pageMetadataOf.ts';
export { usePageMetadata, usePageMetadataFor } from './usePageMetadata.ts';
export { metadataHtml } from './writeMetadata.ts';
