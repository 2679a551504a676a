/** A node of a parsed HTML text: an element, a text or a comment. */
export interface HtmlNode {
  /** The element's name in lower case, `#text` or `#comment`. */
  name: string;
  /** A text's; empty for elements. */
  text: string;
  /** Where a link leads to, as it is written. */
  href: string | null;
  children: () => readonly HtmlNode[];
}
