import { foldText } from '@teranga/core/domain/typography';

/** In lower case, without accents and repeated spaces: what an operator types is compared so. */
export const fold = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();
