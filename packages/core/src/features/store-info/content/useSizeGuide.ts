import { type ImageView, toImage } from '../../../domain/media/index.ts';
import { useAppSelector } from '../../../lib/store/index.ts';
import { type SizeGuide, useStoreData } from '../index.ts';

/** Shown where the store has no guide, or does not show it. */
export const noSizeGuideText = "Le guide des tailles n'est pas disponible actuellement.";

/** /size-guide. */
export type SizeGuideView = Omit<SizeGuide, 'cover'> & { cover: ImageView | null };

/** /size-guide; null where the store has no guide to show. */
export function useSizeGuide(): SizeGuideView | null {
  const { sizeGuide } = useStoreData();
  const settings = useAppSelector((state) => state.settings);
  return sizeGuide && { ...sizeGuide, cover: toImage(sizeGuide.cover, sizeGuide.title, settings) };
}
