// The console loads this file: it has no TypeBox.

/** How an answer of staff is sent. */
export const answerChannels = ['email', 'sms', 'whatsapp'] as const;
export type AnswerChannel = (typeof answerChannels)[number];
