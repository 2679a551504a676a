import { toHtml, toRichText } from '@teranga/core/domain/rich-text';
import { cleanLines } from './cleanText.ts';

/**
 * Sanitizes a store's rich text to what stores render: other tags are removed, their text stays.
 */
export const sanitizeRichText = (html: string): string => toHtml(toRichText(cleanLines(html)));
