import type { InboxAnswerWire } from '@teranga/contract/admin';
import type { InboxAnswer } from '../../../modules/inbox/answers.ts';

export const toAnswer = ({ at, ...rest }: InboxAnswer): InboxAnswerWire => ({
  ...rest,
  at: at.toISOString(),
});
