import { imageUrl } from '../../domain/media/index.ts';
import { logoFile, type StoreSettings } from '../../lib/settings/index.ts';
import type { PageMetadata } from './pageMetadata.ts';

/**
 * Image of a page: its preview where the store generates previews, else its own image, else the
 * logo.
 */
export function pageImage(
  { image, preview = 'store' }: Pick<PageMetadata, 'image' | 'preview'>,
  settings: StoreSettings,
): string {
  if (settings.previewImage !== null) return settings.previewImage.replace('{page}', preview);
  return image ?? imageUrl(logoFile(settings.storeLogo, settings), settings);
}
