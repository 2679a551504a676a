import path from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import parseValue from 'postcss-value-parser';
import { parseStyle } from '../theme/parseStyle.ts';
import type { DesignOnDisk, DesignSource } from './designOnDisk.ts';

const designPackage = '@teranga/design-';
/** Packages of that name that are not designs, and the design that every other may use. */
const usable = new Set(['default', 'kit', 'manifest']);

interface Request {
  address: string;
  line: number;
}

/** The addresses in a CSS value: of its `url()`s, and its strings where they are addresses too. */
function addressesIn(value: string, areStringsAddresses: boolean): string[] {
  const found: string[] = [];
  parseValue(value).walk((node) => {
    if (node.type === 'function' && node.value.toLowerCase() === 'url') {
      found.push(node.nodes[0]?.value ?? '');
      return false;
    }
    if (node.type === 'string' && areStringsAddresses) found.push(node.value);
    return true;
  });
  return found;
}

/** The addresses that a style sheet imports, composes from or shows. */
function requestsOfStyle(text: string): Request[] {
  const requests: Request[] = [];
  parseStyle(text).walk((node) => {
    const line = node.source?.start?.line ?? 1;
    const isImport = node.type === 'atrule' && node.name.toLowerCase() === 'import';
    const isComposed = node.type === 'decl' && node.prop === 'composes';
    const value = isImport ? node.params : node.type === 'decl' ? node.value : '';
    for (const address of addressesIn(value, isImport || isComposed)) requests.push({ address, line });
  });
  return requests;
}

/** The address that an import names; null if it is computed, `*` for what a template inserts. */
function addressOf(source: ESTree.Expression): string | null {
  if (source.type === 'TemplateLiteral') return source.quasis.map(({ value }) => value.cooked).join('*');
  return source.type === 'Literal' && typeof source.value === 'string' ? source.value : null;
}

/** The addresses that a source file imports. */
function requestsOf({ file, text }: DesignSource): Request[] {
  if (file.endsWith('.css')) return requestsOfStyle(text);
  const requests: Request[] = [];
  const add = ({ source }: { source: ESTree.Expression | null }) => {
    const address = source && addressOf(source);
    if (!source || address === null) return;
    requests.push({ address, line: text.slice(0, source.start).split('\n').length });
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
  }).visit(parseSync(file, text).program);
  return requests;
}

/** The design an address belongs to; null for any other package or file. */
function designOf(address: string, { folder }: DesignOnDisk, file: string): string | null {
  if (address.startsWith(designPackage)) {
    const [id = ''] = address.slice(designPackage.length).split('/');
    return usable.has(id) ? null : id;
  }
  if (!address.startsWith('.')) return null;
  const target = path.relative(path.dirname(folder), path.resolve(folder, path.dirname(file), address));
  const [id = ''] = target.split(path.sep);
  return id;
}

/** Imports of another design's code or styles. */
export function importErrors(design: DesignOnDisk): string[] {
  return design.sources.flatMap((source) =>
    requestsOf(source).flatMap(({ address, line }) => {
      const id = designOf(address, design, source.file);
      return id === null || id === design.id ? [] : [`${source.file}:${line} imports ${address}`];
    }),
  );
}
