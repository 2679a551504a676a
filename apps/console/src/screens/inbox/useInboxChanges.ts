import type { QuoteStatus } from '@teranga/contract';
import type { MessageStatus } from '@teranga/contract/admin';
import { useCallback } from 'react';
import { inboxApi } from '../../api/inboxApi.ts';
import type { InboxEntry } from './inboxEntry.ts';

export type InboxKind = 'quote' | 'message';

/** Changes of several entries at once: each is done or refused on its own. */
export function useInboxChanges(kind: InboxKind) {
  const [stepQuote] = inboxApi.useStepQuoteMutation();
  const [stepMessage] = inboxApi.useStepMessageMutation();
  const [assignQuote] = inboxApi.useAssignQuoteMutation();
  const [assignMessage] = inboxApi.useAssignMessageMutation();
  const close = useCallback(
    ({ id, status }: InboxEntry) =>
      kind === 'quote'
        ? stepQuote({ id, body: { from: status as QuoteStatus, to: 'CLOSED' } })
        : stepMessage({ id, body: { from: status as MessageStatus, to: 'CLOSED' } }),
    [kind, stepMessage, stepQuote],
  );
  const assign = useCallback(
    ({ id }: InboxEntry, memberId: string | null) =>
      (kind === 'quote' ? assignQuote : assignMessage)({ id, body: { memberId } }),
    [assignMessage, assignQuote, kind],
  );
  return { close, assign };
}
