import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const sourceFile = /^[^.]+\.tsx?$/;

function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('lucide-react')) return [];
  return parseSync(file, text)
    .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value === 'lucide-react')
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, importName }) => (isType ? [] : (importName.name ?? [])));
}

/** The icons that shipped sources below these folders use, by lucide's names, sorted. */
export function readIconNames(folders: readonly string[]): string[] {
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && sourceFile.test(entry.name))
      .filter((entry) => !entry.parentPath.includes('node_modules'))
      .flatMap((entry) => namesIn(path.join(entry.parentPath, entry.name))),
  );
  return [...new Set(names)].toSorted();
}
