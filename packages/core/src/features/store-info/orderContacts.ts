import type { RootState } from '../../lib/store/index.ts';
import { fallbackStore } from './storeData.ts';
import { storeApi } from './storeApi.ts';
import { toStoreInfoView } from './toStoreInfoView.ts';
import type { StoreInfoView } from './views.ts';

/** How a shopper orders from the store without its pages. */
export interface OrderContacts {
  phone: StoreInfoView['phones'][number] | null;
  whatsappHref: string | null;
}

/** The store's first telephone and its WhatsApp, as far as it has them. */
export function orderContacts(state: RootState): OrderContacts {
  const data = storeApi.endpoints.getStore.select()(state).data ?? fallbackStore;
  const { phones, whatsappHref } = toStoreInfoView(data, state.settings, state.clock.now);
  return { phone: phones[0] ?? null, whatsappHref };
}
