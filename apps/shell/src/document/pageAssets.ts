import type { PageName, PartName } from '@teranga/design-kit';
import { neededFiles, type BuiltFiles, type NeededFiles } from '../build/builtFiles.ts';
import { neededModules } from '../server/neededModules.ts';
import type { WholeDesign } from '../server/wholeDesign.ts';
import { inlineText, type InlineText } from './contentSecurityPolicy.ts';

/** The text of one of the page's style sheets, with the address of its file. */
export interface PageSheet {
  address: string;
  css: InlineText;
}

/** What a page's document loads and carries of the client's build. */
export interface PageAssets extends NeededFiles {
  /** The page's styles as text: files would delay the first paint. */
  sheets: readonly PageSheet[];
  /** The design's style sheet for browsers that do not read the others. */
  flatSheet: string | null;
}

const toAssets = (files: NeededFiles, built: BuiltFiles, designId: string): PageAssets => ({
  ...files,
  sheets: files.styles.map((name) => ({ address: `/${name}`, css: inlineText(built.sheets[name] ?? '') })),
  flatSheet: built.flatSheets[designId] ?? null,
});

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
