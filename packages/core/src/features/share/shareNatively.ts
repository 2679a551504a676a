import { toFields } from '../../lib/wire/index.ts';

/** What of the browser shares: absent in some. */
export type Sharer = Partial<Pick<Navigator, 'share' | 'canShare'>>;
/** Outcome of a native share. `unavailable`: the browser does not support it. */
export type ShareOutcome = 'shared' | 'cancelled' | 'failed' | 'unavailable';

const isCancel = (error: unknown) => toFields(error)['name'] === 'AbortError';

/** Shares by the device's own means, where it has them. */
export async function shareNatively(
  sharer: Sharer,
  data: { title: string; url: string },
): Promise<ShareOutcome> {
  if (!sharer.share || sharer.canShare?.(data) === false) return 'unavailable';
  try {
    await sharer.share(data);
    return 'shared';
  } catch (error) {
    return isCancel(error) ? 'cancelled' : 'failed';
  }
}
