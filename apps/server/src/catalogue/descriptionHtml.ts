import { richTextTags } from '@teranga/core/rich-text';
import sanitizeHtml from 'sanitize-html';
import { cleanLines } from './cleanText.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** A description with the tags a shop draws and nothing that runs: other tags go, their text stays. */
export const sanitizeDescription = (html: string): string => sanitizeHtml(cleanLines(html), options);
