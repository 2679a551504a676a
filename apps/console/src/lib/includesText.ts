const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds what was typed, whatever the accents and capitals. */
export const includesText = (text: string, typed: string): boolean =>
  plain(text).includes(plain(typed.trim()));
