// The files of a design with syntax errors: other diagnostics on them would be unreliable.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { transform as shrinkStyle } from 'lightningcss';
import { parse as parseStyle } from 'postcss';
import { parseSync, Visitor } from 'vite';

const lineAt = (text, index = 0) => text.slice(0, index).split('\n').length;
/** A compiler's message without its full stop, to be continued. */
const sentence = (message) => message.replace(/\.$/, '');

/**
 * Syntax errors of a source file, by line: only the first, as later ones are often consequences of
 * it.
 */
function codeErrors(_file, name, text) {
  return parseSync(name, text)
    .errors.slice(0, 1)
    .map(({ message, labels: [label] }) => ({ line: lineAt(text, label?.start), message }));
}

/** Syntax errors of a style sheet. */
function styleErrors(file, name, text) {
  try {
    parseStyle(text, { from: file });
    shrinkStyle({ filename: name, code: Buffer.from(text), cssModules: true });
    return [];
  } catch (error) {
    // The two parsers report the line in different properties.
    return [{ line: error.line ?? error.loc?.line ?? 1, message: error.reason ?? error.message }];
  }
}

const diagnostic = (what, remedy) => ({
  level: 'fatal',
  what,
  why: 'A design of which one file cannot be read is not built, and neither is the shop.',
  remedy,
});

/** Finds one file's errors. */
function unreadable(file, name) {
  const errorsOf = name.endsWith('.css') ? styleErrors : codeErrors;
  return errorsOf(file, name, readFileSync(file, 'utf8')).map(({ line, message }) =>
    diagnostic(
      `${name}:${line} cannot be read: ${sentence(message)}.`,
      name.endsWith('.css')
        ? 'Mend that line: a brace or a bracket that is missing stands in it, or above.'
        : 'Mend that line; `npm run types` lists the others.',
    ),
  );
}

/** Files that a style sheet references: `{line, address}`. Empty if it cannot be parsed. */
function addressesInStyle(name, text) {
  try {
    const { dependencies } = shrinkStyle({
      filename: name,
      code: Buffer.from(text),
      cssModules: true,
      analyzeDependencies: true,
    });
    return dependencies
      .map(({ url, loc }) => ({ line: loc.start.line, address: url.replace(/[?#].*$/, '') }))
      .filter(({ address }) => address.startsWith('.'));
  } catch {
    return [];
  }
}

/** The address that an import names; undefined if it is computed, or there is none. */
function addressOf(source) {
  if (source?.type === 'TemplateLiteral' && source.expressions.length === 0)
    return source.quasis[0].value.cooked;
  return source?.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined;
}

/**
 * Files of the design that a source file imports: `{line, address}`. `importErrors.ts` has its own:
 * it is TypeScript, and this runs in plain Node, before a design is known to be readable.
 */
function addressesInCode(name, text) {
  const found = [];
  const add = ({ source }) => {
    const address = addressOf(source)?.replace(/\?.*$/, '');
    if (address?.startsWith('.')) found.push({ line: lineAt(text, source.start), address });
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
  }).visit(parseSync(name, text).program);
  return found;
}

/** For a missing path: its deepest existing parent folder, and its content. */
function nearestFolder(place) {
  const folder = path.dirname(place);
  if (!existsSync(folder)) return nearestFolder(folder);
  return { folder, names: readdirSync(folder).toSorted() };
}

const isFile = (place) => statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;
/** What code may leave out at the end of an address; compiler and bundler find it. */
const endings = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];

/**
 * Whether an import resolves: to the file itself, without its extension, with the extension of its
 * build output, or to a folder's index.
 */
function isThere(place) {
  const written = place.replace(/\.(m?)js(x?)$/, '.$1ts$2');
  const named = endings.flatMap((ending) => [place + ending, path.join(place, `index${ending}`)]);
  return [place, written, ...named].some(isFile);
}

/** Finds the imported files that do not exist. */
function missing(file, name, folder) {
  const isStyle = name.endsWith('.css');
  const addressesIn = isStyle ? addressesInStyle : addressesInCode;
  return addressesIn(name, readFileSync(file, 'utf8'))
    .map(({ line, address }) => ({ line, address, place: path.resolve(path.dirname(file), address) }))
    .filter(({ place }) => !(isStyle ? isFile(place) : isThere(place)))
    .map(({ line, address, place }) => {
      const near = nearestFolder(place);
      const where = path.relative(folder, near.folder);
      return diagnostic(
        `${name}:${line} names ${address}, which does not exist.`,
        `Write the name of a file that exists: ${where} has ${near.names.join(', ')}.`,
      );
    });
}

/** Finds files with syntax errors in a design's folder, and imports of missing files. */
export function diagnosticsOfUnreadable(folder) {
  const names = readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|css)$/.test(name))
    .map((name) => `src/${name}`);
  const found = names.flatMap((name) => unreadable(path.join(folder, name), name));
  return [...found, ...names.flatMap((name) => missing(path.join(folder, name), name, folder))];
}
