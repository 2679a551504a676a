import { useStoreData, useStoreInfo } from '../index.ts';

/** What legal pages say of the store. */
export interface LegalNoticeView {
  storeName: string;
  /** E-mail link; null when the store has no address. */
  email: { text: string; href: string } | null;
  /**
   * Name, address, telephone, RCCM, NINEA, CDP receipt, host: as far as the store filled them in.
   */
  notice: { label: string; value: string }[];
}

/** Legal identity of the seller. */
export function useLegalNotice(): LegalNoticeView {
  const { legalNotice } = useStoreData();
  const { name, emails } = useStoreInfo();
  const [email] = emails;
  return {
    storeName: name,
    email: email ? { text: email.email, href: email.href } : null,
    notice: legalNotice.map(([label, value]) => ({ label, value })),
  };
}
