import { fetchImage, ImageFault, type FetchRules } from './fetchImage.ts';
import type { StoredImage, ImageStore } from './pictureShelf.ts';

/** Maximum concurrent image fetches. */
const fetchesAtOnce = 8;

/** Limits per image URL of a file. */
export const imageLimits = { maxBytes: 10 * 1024 * 1024, timeoutMs: 20_000, maxRedirects: 5 };

export interface GatheredImages {
  byUrl: ReadonlyMap<string, StoredImage>;
  fetched: number;
  /** Had from an earlier import. */
  known: number;
  /** Why each of the others could not be had, in the order of the file. */
  failures: { url: string; product: string; reason: string }[];
}

/**
 * Fetches the images that the folder lacks, a few at a time; the keys of `urls` are URLs, the
 * values their products. A failed fetch is reported in the result, never thrown.
 */
export async function gatherImages(
  urls: ReadonlyMap<string, string>,
  queryCache: ImageStore,
  rules: FetchRules,
  onEach: () => void = () => undefined,
): Promise<GatheredImages> {
  const byUrl = new Map<string, StoredImage>();
  const reasons = new Map<string, string>();
  let fetched = 0;
  let known = 0;
  const gather = async (url: string): Promise<void> => {
    const saved = await queryCache.find(url);
    if (saved) known += 1;
    const picture = saved ?? (await queryCache.persist(url, await fetchImage(url, rules)));
    if (!saved) fetched += 1;
    byUrl.set(url, picture);
  };
  const waiting = urls.entries();
  const worker = async (): Promise<void> => {
    for (const [url] of waiting) {
      await gather(url).catch((error: unknown) => {
        if (!(error instanceof ImageFault)) throw error;
        reasons.set(url, error.message);
      });
      onEach();
    }
  };
  await Promise.all(Array.from({ length: fetchesAtOnce }, worker));
  const failures = [...urls].flatMap(([url, product]) => {
    const reason = reasons.get(url);
    return reason === undefined ? [] : [{ url, product, reason }];
  });
  return { byUrl, fetched, known, failures };
}
