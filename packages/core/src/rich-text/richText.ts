/** A piece of sanitised text: a string, or an allowed element. Safe by construction: nothing else can be said with it. */
export type RichTextNode = string | { tag: RichTextTag; href?: string; children: RichTextNode[] };

/** The elements a description may hold; any other is dropped, its text kept (but for scripts and styles). */
export const richTextTags = [
  'p',
  'br',
  'strong',
  'em',
  'b',
  'i',
  'u',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'a',
  'blockquote',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
/** One of the elements a description may hold. */
export type RichTextTag = (typeof richTextTags)[number];

/** Elements drawn as another one, so that their text stays apart. */
export const richTextAliases: Readonly<Record<string, RichTextTag>> = {
  div: 'p',
  section: 'p',
  article: 'p',
  header: 'p',
  footer: 'p',
  main: 'p',
  aside: 'p',
  nav: 'p',
  figure: 'p',
  figcaption: 'p',
  details: 'p',
  summary: 'p',
  center: 'p',
  fieldset: 'p',
  legend: 'p',
  hr: 'p',
  address: 'p',
  pre: 'p',
  dt: 'p',
  dd: 'p',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};
