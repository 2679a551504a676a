import { richTextAliases, richTextTags } from '@teranga/core/rich-text';
import sanitizeHtml from 'sanitize-html';
import { cleanLines } from './cleanText.ts';

const options: sanitizeHtml.IOptions = {
  // What is drawn as another element keeps its own name here: without it, its text would run into its neighbours'.
  allowedTags: [...richTextTags, ...Object.keys(richTextAliases)],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** A description with the tags a shop draws and nothing that runs: other tags go, their text stays. */
export const sanitizeDescription = (html: string): string => sanitizeHtml(cleanLines(html), options);
