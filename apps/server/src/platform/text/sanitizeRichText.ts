import { richTextAliases, richTextTags } from '@teranga/core/domain/rich-text';
import sanitizeHtml from 'sanitize-html';
import { cleanLines } from './cleanText.ts';

const options: sanitizeHtml.IOptions = {
  // Elements rendered under another name retain their own here: otherwise their text would merge
  // with adjacent text.
  allowedTags: [...richTextTags, ...Object.keys(richTextAliases)],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/**
 * Sanitizes a store's rich text to the tags that stores render: other tags are removed, their text stays.
 */
export const sanitizeRichText = (html: string): string => sanitizeHtml(cleanLines(html), options);
