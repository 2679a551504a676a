/**
 * A node of sanitized text: a string or an allowed element. Safe by construction, since nothing
 * else can be represented.
 */
export type RichTextNode = string | { tag: RichTextTag; href?: string; children: RichTextNode[] };

/**
 * Elements allowed in a description; others are replaced by their text, except scripts and styles,
 * which are removed with their content.
 */
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
/** One of the elements a description may contain. */
export type RichTextTag = (typeof richTextTags)[number];

/** Elements rendered as another one, so that their texts stay separate. */
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
  tfoot: 'tbody',
  dt: 'p',
  dd: 'p',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** Elements within a line of text. */
export const inlineTags: ReadonlySet<RichTextTag> = new Set(['strong', 'em', 'b', 'i', 'u', 'a']);

/** Elements removed together with their content. */
export const droppedTags: ReadonlySet<string> = new Set([
  '#comment',
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'applet',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'svg',
  'math',
  'textarea',
  'select',
  'title',
  'head',
  'xmp',
  'plaintext',
]);
