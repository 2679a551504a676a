import { definitionOf, pageNames, type PageName } from './pages.ts';

/** A path before its first parameter. */
const beforeParams = (path: string) => path.replace(/\/:.*$/, '') || '/';

/** Whether a path is complete without parameters: it has none, or all of them may be missing. */
const isFixed = (path: string) =>
  path.split('/').every((part) => !part.startsWith(':') || part.endsWith('?'));

const fixedPathOf = (name: PageName): string[] => {
  const { path } = definitionOf(name);
  return path !== null && isFixed(path) ? [beforeParams(path)] : [];
};

/** The paths of every page that needs no parameter. */
export const fixedPaths = (): string[] => pageNames.flatMap(fixedPathOf);

/** Those that search engines may index. */
export const indexablePaths = (): string[] =>
  pageNames.filter((name) => definitionOf(name).indexable).flatMap(fixedPathOf);

/** The beginnings of the paths of pages that no browser saves for offline use. */
export function unsavedPaths(): string[] {
  return pageNames.flatMap((name) => {
    const { path, cache, isNeverSaved } = definitionOf(name);
    return path !== null && (cache === 'private' || isNeverSaved) ? [beforeParams(path)] : [];
  });
}
