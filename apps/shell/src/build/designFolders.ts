import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { completeDesignId } from '../designs/completeDesignId.ts';
import { parseSync } from 'vite';

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

/** What ends up in the build: no test, no story. */
const shippedSource = /^[^.]+\.tsx?$/;
const partFile = /^parts\/(\w+)\//;
const pageFile = /^pages\/(\w+Page)\.tsx$/;
const defaultPart = /^@teranga\/design-default\/parts\/(\w+)$/;

/** What an expression's group finds in texts, each once, in alphabetical order. */
const found = (texts: readonly string[], expression: RegExp): string[] =>
  [...new Set(texts.flatMap((text) => expression.exec(text)?.[1] ?? []))].toSorted();

const importsOf = (file: string): string[] =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticImports.map(
    ({ moduleRequest }) => moduleRequest.value,
  );

/** Every design there is a folder for. */
export function readDesignFolders(designsFolder: string): DesignFolder[] {
  const ids = readdirSync(designsFolder).filter((id) =>
    existsSync(path.join(designsFolder, id, 'src/index.ts')),
  );
  return ids.toSorted().map((id) => {
    const source = path.join(designsFolder, id, 'src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      shippedSource.test(file),
    );
    const imports = files.flatMap((file) => importsOf(path.join(source, file)));
    const [parts, pages] = [found(files, partFile), found(files, pageFile)];
    return { id, parts, pages, wraps: found(imports, defaultPart) };
  });
}

/** The designs whose shoppers never need the default's version of a part. */
export function overridingDesigns(part: string, designs: readonly DesignFolder[]): string[] {
  return designs
    .filter(({ id, parts, pages, wraps }) => {
      const replaces = parts.includes(part) || pages.includes(part);
      return id !== completeDesignId && replaces && !wraps.includes(part);
    })
    .map(({ id }) => id);
}
