import { partsOfTier, type LoadedDesign, type PageName, type PartName } from '@teranga/design-kit';
import { completeDesignId } from '../designs/completeDesignId.ts';
import type { NeededModules } from '../build/builtFiles.ts';
import type { PageCode } from '../page/pageCode.ts';

/** Every part and page, by the file of its component. */
const partFiles = import.meta.glob<{ part: unknown }>('../../../../packages/designs/*/src/parts/*/index.ts', {
  eager: true,
});
const pageFiles = import.meta.glob<{ default: unknown }>(
  [
    '../../../../packages/designs/*/src/pages/*.tsx',
    '!../../../../packages/designs/*/src/pages/*.{test,stories}.tsx',
  ],
  { eager: true },
);

const fromRoot = (file: string) => file.replace(/^(?:\.\.\/)+/, '');

function byComponent<M>(
  files: Record<string, M>,
  componentOf: (module: M) => unknown,
): Map<unknown, string[]> {
  const found = new Map<unknown, string[]>();
  for (const [file, module] of Object.entries(files)) {
    const component = componentOf(module);
    found.set(component, [...(found.get(component) ?? []), fromRoot(file)]);
  }
  return found;
}

const filesOfParts = byComponent(partFiles, ({ part }) => part);
const filesOfPages = byComponent(pageFiles, (module) => module.default);

/** The file of a component; the design's own file if it re-exports the default's. */
function fileOf(component: unknown, files: Map<unknown, string[]>, designId: string): string[] {
  const candidates = files.get(component) ?? [];
  const own = candidates.find((file) => file.startsWith(`packages/designs/${designId}/`));
  return [own ?? candidates[0] ?? []].flat();
}

/** File of a page's or part's lazy islands. */
const islandFile = (file: string) =>
  file
    .replace('/src/pages/', '/src/islands/')
    .replace(/\/src\/parts\/(\w+)\/index\.ts$/, '/src/islands/$1.tsx');

/** The files that the browser needs for a page, by their paths from the repository's root. */
export function neededModules(
  { design, parts }: LoadedDesign,
  code: PageCode,
  page: PageName,
  renderedParts: Iterable<PartName>,
): NeededModules {
  const names = new Set([...partsOfTier('first'), ...renderedParts]);
  const folders = [...new Set([completeDesignId, design.id])].map((id) => `packages/designs/${id}/src`);
  const ofParts = [...names].flatMap((name) => fileOf(parts[name], filesOfParts, design.id));
  const pages = fileOf(code.componentOf(page), filesOfPages, design.id);
  return {
    now: [
      ...folders.map((folder) => `${folder}/index.ts`),
      `packages/designs/${design.id}/src/theme.css`,
      ...ofParts,
      ...pages,
    ],
    later: [...pages, ...ofParts].map(islandFile),
  };
}
