import { definitionOf, pageNames } from './pages.ts';

/** A path before its first parameter. */
const beforeParams = (path: string) => path.replace(/\/:.*$/, '') || '/';

/** Whether a path is complete without parameters: it has none, or all of them may be missing. */
const isFixed = (path: string) =>
  path.split('/').every((part) => !part.startsWith(':') || part.endsWith('?'));

/** The paths without parameters that search engines may index. */
export function indexablePaths(): string[] {
  return pageNames.flatMap((name) => {
    const { path, indexable } = definitionOf(name);
    return indexable && path !== null && isFixed(path) ? [beforeParams(path)] : [];
  });
}

/** The beginnings of the paths of pages that no browser saves for offline use. */
export function unsavedPaths(): string[] {
  return pageNames.flatMap((name) => {
    const { path, cache, isNeverSaved } = definitionOf(name);
    return path !== null && (cache === 'private' || isNeverSaved) ? [beforeParams(path)] : [];
  });
}
