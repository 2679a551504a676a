import type { PageName, PartName } from '@teranga/design-kit';
import { neededFiles, type BuiltFiles, type NeededFiles } from '../build/builtFiles.ts';
import { markSheet } from '../offline/carriedSheets.ts';
import { neededModules } from '../server/neededModules.ts';
import type { WholeDesign } from '../server/wholeDesign.ts';
import { inlineText, type InlineText } from './contentSecurityPolicy.ts';

/** What a page's document loads and carries of the client's build. */
export interface PageAssets extends NeededFiles {
  /** The page's styles as text: a file would delay the first paint. */
  style: InlineText;
  /** The design's style sheet for browsers that do not read the others. */
  flatSheet: string | null;
}

function toAssets(files: NeededFiles, built: BuiltFiles, designId: string): PageAssets {
  const sheets = files.styles.map((name) => markSheet(name) + (built.sheets[name] ?? ''));
  return {
    ...files,
    style: inlineText(sheets.join('')),
    flatSheet: built.flatSheets[designId] ?? null,
  };
}

/** Returns what a page needs of a build, cached per design, page and set of parts. */
export function pageAssets(built: BuiltFiles) {
  const assetsByKey = new Map<string, PageAssets>();
  return ({ loaded, code }: WholeDesign, page: PageName, parts: readonly PartName[]): PageAssets => {
    const { id } = loaded.design;
    const key = [id, page, ...parts].join(' ');
    const assets =
      assetsByKey.get(key) ??
      toAssets(neededFiles(built, neededModules(loaded, code, page, parts)), built, id);
    assetsByKey.set(key, assets);
    return assets;
  };
}
