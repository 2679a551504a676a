import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { completeDesignId } from '../designs/completeDesignId.ts';
import { parseSync } from 'vite';

/** What a design implements, read without running its code. */
export interface DesignFolder {
  id: string;
  /** Its parts and pages: `Header`, `HomePage`. */
  units: ReadonlySet<string>;
  /** The default's parts that it imports in order to wrap them. */
  wraps: ReadonlySet<string>;
}

const unitFile = /^(?:parts\/(\w+)\/index\.ts|pages\/(\w+Page)\.tsx)$/;
/** What ends up in the build: no test, no story. */
const shippedSource = /^[^.]+\.tsx?$/;
const defaultPart = /^@teranga\/design-default\/parts\/(\w+)$/;

/** The names that an expression's groups find in texts. */
const namesIn = (texts: readonly string[], expression: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => expression.exec(text)?.slice(1).filter(Boolean) ?? []));

const importsOf = (file: string): string[] =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticImports.map(
    ({ moduleRequest }) => moduleRequest.value,
  );

/** Every design there is a folder for. */
export function readDesignFolders(designsFolder: string): DesignFolder[] {
  const sourceOf = (id: string) => path.join(designsFolder, id, 'src');
  const ids = readdirSync(designsFolder).filter((id) => existsSync(path.join(sourceOf(id), 'index.ts')));
  return ids.toSorted().map((id) => {
    const files = readdirSync(sourceOf(id), { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => shippedSource.test(file));
    const imports = sources.flatMap((file) => importsOf(path.join(sourceOf(id), file)));
    return { id, units: namesIn(files, unitFile), wraps: namesIn(imports, defaultPart) };
  });
}

/** The designs whose shoppers never need the default's version of a part or page. */
export const overridingDesigns = (unit: string, designs: readonly DesignFolder[]): string[] =>
  designs
    .filter(({ id, units, wraps }) => id !== completeDesignId && units.has(unit) && !wraps.has(unit))
    .map(({ id }) => id);
