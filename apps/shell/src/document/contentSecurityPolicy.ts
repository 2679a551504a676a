import { createHash } from 'node:crypto';
import type { InlineSources } from '@teranga/core/pages/render';

/** The text of an inline script or style, with the source that its policy must list. */
export interface InlineText {
  text: string;
  /** `'sha256-…'` of the text. */
  source: string;
}

/** A text as the source that allows it. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes a text once, for every document that contains it. */
export const inlineText = (text: string): InlineText => ({ text, source: hashSource(text) });

type Inline = Readonly<Record<string, InlineText | null>>;

const sourcesOf = (inline: Inline) => [
  ...new Set(Object.values(inline).flatMap((each) => (each ? [each.source] : []))),
];

/** What the policy of a document with these inline scripts and styles must allow. */
export const inlineSources = (inline: { scripts: Inline; styles: Inline }): InlineSources => ({
  scripts: sourcesOf(inline.scripts),
  styles: sourcesOf(inline.styles),
});
