import { richTextAliases, richTextTags, type RichTextNode, type RichTextTag } from './richText.ts';
import { tokenize } from './tokenize.ts';

/** Maximum nesting depth; deeper elements are replaced by their text. */
export const deepestElement = 32;

interface Element {
  tag: RichTextTag;
  href?: string;
  children: RichTextNode[];
}

const inline = new Set<RichTextTag>(['strong', 'em', 'b', 'i', 'u', 'a']);
const closedByBlock = new Set<RichTextTag>([...inline, 'p', 'h2', 'h3', 'h4']);
const tableParts = new Set<RichTextTag>(['table', 'thead', 'tbody', 'tr']);
/** Elements that contain other elements but no text of their own. */
const textless = new Set<RichTextTag>([...tableParts, 'ul', 'ol']);
/** Table elements that contain text, including the caption. */
const cells = new Set<RichTextTag>(['td', 'th', 'caption']);
/** Elements preserved even when empty. */
const preservedEmpty = new Set<RichTextTag>(['br', 'td', 'th']);

function toTag(name: string): RichTextTag | undefined {
  return (
    (Object.hasOwn(richTextAliases, name) ? richTextAliases[name] : undefined) ??
    richTextTags.find((tag) => tag === name)
  );
}

/** An address that may be linked to, or null: web, mail, telephone, or a path of this site. */
export function safeHref(href: string | null): string | null {
  // Browsers skip control characters in a scheme: «java\nscript:».
  // oxlint-disable-next-line no-control-regex -- these are the characters to be removed
  const clean = (href ?? '').replace(/[\u0000-\u0020\u007f-\u009f\u200b\u2028\u2029\ufeff]/g, '');
  if (/^(https?:\/\/|mailto:|tel:)/i.test(clean)) return clean;
  return /^\/(?![/\\])/.test(clean) ? clean : null;
}

/** Builds a tree that a browser's parser would also build from its HTML. */
class TreeBuilder {
  readonly root: RichTextNode[] = [];
  private readonly open: Element[] = [];

  private top(): Element | undefined {
    return this.open.at(-1);
  }

  private add(node: RichTextNode): void {
    (this.top()?.children ?? this.root).push(node);
  }

  private push(tag: RichTextTag, href?: string): void {
    if (this.open.length >= deepestElement) return;
    const element: Element = href === undefined ? { tag, children: [] } : { tag, href, children: [] };
    this.add(element);
    this.open.push(element);
  }

  /**
   * Closes elements until one of `tags` is innermost; returns whether one is open, within the
   * current cell if `isBounded`.
   */
  private closeUntil(tags: readonly RichTextTag[], isBounded: boolean): boolean {
    const index = this.open.findLastIndex(({ tag }) => tags.includes(tag));
    const wall = isBounded ? this.open.findLastIndex(({ tag }) => cells.has(tag)) : -1;
    if (index < 0 || index < wall) return false;
    this.open.length = index + 1;
    return true;
  }

  text(text: string): void {
    const top = this.top();
    const isBlank = text.trim() === '';
    if (top ? textless.has(top.tag) && (isBlank || tableParts.has(top.tag)) : isBlank && text.includes('\n'))
      return;
    this.add(text);
  }

  start(tag: RichTextTag, href: string | null): void {
    if (tag === 'li') {
      if (this.closeUntil(['ul', 'ol'], true)) this.push('li');
    } else if (tag === 'caption' || tag === 'thead' || tag === 'tbody') {
      if (this.closeUntil(['table'], false)) this.push(tag);
    } else if (tag === 'tr') {
      this.startRow();
    } else if (tag === 'td' || tag === 'th') {
      if (this.startRowFor()) this.push(tag);
    } else {
      this.startFlow(tag, href);
    }
  }

  private startRow(): void {
    if (!this.closeUntil(['thead', 'tbody', 'table'], false)) return;
    if (this.top()?.tag === 'table') this.push('tbody');
    this.push('tr');
  }

  private startRowFor(): boolean {
    if (!this.closeUntil(['tr', 'thead', 'tbody', 'table'], false)) return false;
    if (this.top()?.tag !== 'tr') this.startRow();
    return this.top()?.tag === 'tr';
  }

  private startFlow(tag: RichTextTag, href: string | null): void {
    if (!inline.has(tag) && tag !== 'br') {
      while (closedByBlock.has(this.top()?.tag ?? 'td')) this.open.pop();
    }
    const top = this.top();
    if (top && tableParts.has(top.tag)) return;
    if (tag === 'br') this.add({ tag, children: [] });
    else if (tag === 'a') this.startLink(href);
    else this.push(tag);
  }

  private startLink(href: string | null): void {
    const target = safeHref(href);
    if (target !== null && !this.open.some(({ tag }) => tag === 'a')) this.push('a', target);
  }

  end(tag: RichTextTag): void {
    const isBounded = !tableParts.has(tag) && !cells.has(tag);
    if (this.closeUntil([tag], isBounded)) this.open.pop();
    else if (tag === 'p') this.endLooseText();
  }

  /**
   * Handles a closing tag whose paragraph was already closed: content since then becomes a
   * paragraph of its own.
   */
  private endLooseText(): void {
    while (inline.has(this.top()?.tag ?? 'td')) this.open.pop();
    const top = this.top();
    if (top && textless.has(top.tag)) return;
    const siblings = top?.children ?? this.root;
    const first = siblings.findLastIndex((node) => !isLoose(node)) + 1;
    if (first < siblings.length) siblings.push({ tag: 'p', children: siblings.splice(first) });
  }
}

/** Text or an inline node. */
const isLoose = (node: RichTextNode) => typeof node === 'string' || node.tag === 'br' || inline.has(node.tag);

/** The tree without empty elements. */
function pruned(nodes: RichTextNode[]): RichTextNode[] {
  return nodes.flatMap((node): RichTextNode[] => {
    if (typeof node === 'string') return [node];
    const children = pruned(node.children);
    if (children.length === 0 && !preservedEmpty.has(node.tag)) return [];
    return [{ ...node, children }];
  });
}

/** Converts a description's HTML into a tree of allowed elements. Safe for any input. */
export function toRichText(html: string): RichTextNode[] {
  const builder = new TreeBuilder();
  for (const token of tokenize(html)) {
    if (token.kind === 'text') {
      builder.text(token.text);
      continue;
    }
    const tag = toTag(token.name);
    if (!tag) continue;
    if (token.kind === 'open') builder.start(tag, token.href);
    else if (tag !== 'br') builder.end(tag);
  }
  return pruned(builder.root);
}

/** What leaves a line within a sentence. */
const spaced = new Set<RichTextTag>(['br', 'td', 'th']);
const punctuation = /[.!?…:;,]$/;

/**
 * The text of a description without its elements, with a full stop between paragraphs and list
 * items.
 */
export function plainText(nodes: readonly RichTextNode[]): string {
  const text = (node: RichTextNode): string => {
    if (typeof node === 'string') return node.replace(/\s+/g, ' ');
    const words = node.children.map(text).join('');
    if (inline.has(node.tag)) return words;
    return spaced.has(node.tag) ? ` ${words} ` : `\n${words}\n`;
  };
  const lines = nodes.map(text).join('').split('\n');
  const sentences = lines.map((line) => line.replace(/ +/g, ' ').trim()).filter((line) => line !== '');
  return sentences
    .map((line, index) => (index === sentences.length - 1 || punctuation.test(line) ? line : `${line}.`))
    .join(' ');
}
