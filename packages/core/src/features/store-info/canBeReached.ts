import type { StoreInfoView } from './views.ts';

/** Whether the store gives a way to call it or to write to it. */
export function canBeReached({
  whatsappHref,
  phones,
  emails,
}: Pick<StoreInfoView, 'whatsappHref' | 'phones' | 'emails'>): boolean {
  return whatsappHref !== null || phones.length + emails.length > 0;
}
