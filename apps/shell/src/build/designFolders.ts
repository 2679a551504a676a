import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** The design that the others inherit from. */
export const completeDesign = 'default';

/** The content of a design's folder, read without running its code. */
export interface DesignFolder {
  id: string;
  /** The parts it implements. */
  parts: readonly string[];
  /** The default's parts that it imports in order to wrap them. */
  wraps: readonly string[];
  /** The pages it implements, by file name. */
  pages: readonly string[];
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

/** What ends up in the build: no test, no story. */
const shippedSource = /^[^.]+\.tsx?$/;

const defaultParts = '@teranga/design-default/parts/';

/** The default's parts that a source file imports. */
function wrapsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(defaultParts)) return [];
  return parseSync(file, text)
    .module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
    .filter((name) => name.startsWith(defaultParts))
    .map((name) => name.slice(defaultParts.length));
}

function sourceFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && shippedSource.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Matches a page's file, but no test, story or component of a page. */
const pageFile = /^(\w+Page)\.tsx$/;

function pagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => pageFile.exec(name)?.[1] ?? [])
    .toSorted();
}

/** Every design there is a folder for. */
export function readDesignFolders(designsFolder: string): DesignFolder[] {
  return foldersIn(designsFolder)
    .filter((id) => existsSync(path.join(designsFolder, id, 'src/index.ts')))
    .map((id) => {
      const source = path.join(designsFolder, id, 'src');
      return {
        id,
        parts: foldersIn(path.join(source, 'parts')),
        wraps: [...new Set(sourceFiles(source).flatMap(wrapsIn))].toSorted(),
        pages: pagesIn(path.join(source, 'pages')),
      };
    });
}

/** The designs whose shoppers never need the default's version of a part. */
export function overridingDesigns(part: string, designs: readonly DesignFolder[]): string[] {
  return designs
    .filter(({ id }) => id !== completeDesign)
    .filter(
      ({ parts, pages, wraps }) => (parts.includes(part) || pages.includes(part)) && !wraps.includes(part),
    )
    .map(({ id }) => id);
}
