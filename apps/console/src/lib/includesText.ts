import { foldText } from '@teranga/core/domain/typography';

/** Whether a text holds what was typed, whatever the accents and capitals. */
export const includesText = (text: string, typed: string): boolean =>
  foldText(text).includes(foldText(typed.trim()));
