import type { PageName, PartName } from '@teranga/design-kit';
import { neededFiles, type BuiltFiles, type NeededFiles } from '../build/builtFiles.ts';
import { neededModules } from './neededModules.ts';
import type { WholeDesign } from './wholeDesign.ts';

/** Returns the files of a build that a page needs, cached per design, page and set of parts. */
export function pageFiles(built: BuiltFiles) {
  const known = new Map<string, NeededFiles>();
  return ({ loaded, code }: WholeDesign, page: PageName, parts: readonly PartName[]): NeededFiles => {
    const key = [loaded.design.id, page, ...parts].join(' ');
    const files = known.get(key) ?? neededFiles(built, neededModules(loaded, code, page, parts));
    known.set(key, files);
    return files;
  };
}
