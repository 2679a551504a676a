// The console loads this file: it has no TypeBox.

/** Every status a visitor's message can have, in the order of its life. */
export const messageStatuses = ['NEW', 'ANSWERED', 'CLOSED'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
