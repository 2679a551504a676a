import type { PictureView } from '../media/picture.ts';
import { toPicture } from '../media/toPicture.ts';
import { useAppSelector } from '../store/storeHooks.ts';
import type { SizeGuide } from '../store-info/sizeGuide.ts';
import { useStoreData } from '../store-info/useStoreData.ts';

/** Said where the store has no guide, or does not show it. */
export const noSizeGuideText = "Le guide des tailles n'est pas disponible actuellement.";

/** /size-guide. */
export type SizeGuideView = Omit<SizeGuide, 'cover'> & { cover: PictureView | null };

/** /size-guide; null where the store has no guide to show. */
export function useSizeGuide(): SizeGuideView | null {
  const { sizeGuide } = useStoreData();
  const settings = useAppSelector((state) => state.settings);
  return sizeGuide && { ...sizeGuide, cover: toPicture(sizeGuide.cover, sizeGuide.title, settings) };
}
