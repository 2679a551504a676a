import type { MarketplaceInfoWire, StoreInfoWire } from '@teranga/contract';
import { toE164 } from '@teranga/core/domain/phone';
import type { NoticeTerms } from './content/contentDocument.ts';

/** Who in a store is notified of orders, quotes, messages and stock. */
export interface NoticeContacts {
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
}

/** What of a store's content names its contacts. */
interface ContactSettings {
  notices: NoticeTerms;
  storeInfo: StoreInfoWire;
  marketplaceInfo: MarketplaceInfoWire;
}

/** The contacts of a store; without settings of their own, the e-mail address that it shows. */
export function noticeContactsOf({ notices, storeInfo, marketplaceInfo }: ContactSettings): NoticeContacts {
  const shown = storeInfo.socialInfo.email ?? marketplaceInfo.contact.emails[0]?.email;
  const { emails, sms } = notices;
  return {
    emails: emails.length > 0 ? emails : shown ? [shown] : [],
    phones: sms.flatMap((number) => toE164(number) ?? []),
  };
}

/** Whether nobody in the store is notified of orders. */
export const hasNoContact = ({ emails, phones }: NoticeContacts): boolean =>
  emails.length === 0 && phones.length === 0;
