import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { nameOfPath, type ContentDocument, type FieldPath } from './contentDocument.ts';
import { ruleErrors } from './ruleErrors.ts';
import { shapeErrors } from './shapeErrors.ts';

/** The largest file that can be a store's words, in characters. */
const longestFile = 1_000_000;
/** Anchors that repeat one another could otherwise grow without end. */
const mostAliases = 100;

/** A file that cannot be a store's content. Each line names where and what. */
export class InvalidContentError extends Error {
  override name = 'InvalidContentError';
  readonly lines: readonly string[];

  /** Duplicate messages, e.g. for two errors on one line, are reported once. */
  constructor(messages: readonly string[]) {
    const lines = [...new Set(messages)];
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** The line of a path; if it is missing, the line of its nearest ancestor. */
function lineOf(document: Document, counter: LineCounter, path: FieldPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start !== undefined) return counter.linePos(start).line;
  }
  return 1;
}

/** Returns true if a path equals another one or is inside it. */
const isWithin = (path: FieldPath, outer: FieldPath) => outer.every((step, index) => path[index] === step);

const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;

/**
 * A store's content from a file, and the version of the store that the file was made of, if it says
 * so.
 */
export interface ContentFile {
  content: ContentDocument;
  version: number | null;
}

/** Takes the version out of a document: it is no part of the content. */
function takeVersion(document: Document, counter: LineCounter): number | null {
  if (!isMap(document.contents) || !document.has('version')) return null;
  const version: unknown = document.get('version');
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    throw new InvalidContentError([
      `Ligne ${lineOf(document, counter, ['version'])} : « version » est un nombre entier, celui que « show » a écrit.`,
    ]);
  document.delete('version');
  return version;
}

/**
 * Parses a store's content from YAML; throws `InvalidContentError` with all errors, sorted by line.
 */
export function readContent(text: string, hasImage: (name: string) => boolean): ContentFile {
  if (text.length > longestFile)
    throw new InvalidContentError([`Le fichier est trop grand : ${longestFile} signes au plus.`]);
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  if (document.errors.length > 0)
    throw new InvalidContentError(
      document.errors.map(
        ({ pos: [start] }) =>
          `Ligne ${counter.linePos(start).line} : ce n’est pas du YAML valide. Vérifiez les retraits, les « : » et les guillemets.`,
      ),
    );
  const version = takeVersion(document, counter);
  const value: unknown = document.toJS({ maxAliasCount: mostAliases });
  const shape = shapeErrors(value);
  // A value with a schema error is not checked against the rules.
  const rules = ruleErrors(value, hasImage).filter(
    ({ path }) => !shape.some((error) => isWithin(path, error.path)),
  );
  const errors = [...shape, ...rules];
  if (errors.length === 0) return { content: value as ContentDocument, version };
  const placed = errors.map((error) => ({ ...error, line: lineOf(document, counter, error.path) }));
  throw new InvalidContentError(
    placed
      .toSorted(byLine)
      .map(
        ({ line, path, sentence }) => `Ligne ${line} : « ${nameOfPath(path) || 'le fichier'} » ${sentence}`,
      ),
  );
}
