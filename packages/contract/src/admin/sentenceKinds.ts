// The console loads this file: it has no TypeBox.

/** What a ready sentence answers to. */
export const sentenceKinds = ['quote', 'message', 'order'] as const;
export type SentenceKind = (typeof sentenceKinds)[number];
