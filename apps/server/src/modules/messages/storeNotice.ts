import type { OutgoingMessage } from '../../platform/delivery/messagePort.ts';
import type { NoticeContacts } from '../stores/noticeContacts.ts';
import { smsLength, toGsm } from './fitSms.ts';

/** News for a store. */
export interface StoreNotice {
  subject: string;
  text: string;
  /** The same for the numbers that the store lists; without it they get none. */
  sms?: string;
  /** What it is about, where the next one waits. */
  kind?: string;
}

/** A notice for everybody in the store who is notified of such things. */
export function noticeTo(
  { emails, phones }: NoticeContacts,
  { subject, text, sms, kind }: StoreNotice,
): OutgoingMessage[] {
  const notice = { isNotice: true, ...(kind !== undefined && { noticeKind: kind }) } as const;
  const short = sms === undefined ? null : toGsm(sms).slice(0, smsLength);
  return [
    ...emails.map((to) => ({ channel: 'email' as const, to, subject, text, ...notice })),
    ...(short === null ? [] : phones.map((to) => ({ channel: 'sms' as const, to, text: short, ...notice }))),
  ];
}
