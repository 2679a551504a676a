import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const imported = /import\s*\{([^}]*)\}\s*from 'lucide-react'/g;
const sourceFile = /^[^.]+\.tsx?$/;
const ownName = /^(\w+)/;

function namesIn(text: string): string[] {
  return [...text.matchAll(imported)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '' && !entry.startsWith('type '))
      .map((entry) => ownName.exec(entry)?.[1] ?? entry),
  );
}

/** The icons that shipped sources below these folders use, by lucide's names, sorted. */
export function readIconNames(folders: readonly string[]): string[] {
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && sourceFile.test(entry.name))
      .filter((entry) => !entry.parentPath.includes('node_modules'))
      .flatMap((entry) => namesIn(readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))),
  );
  return [...new Set(names)].toSorted();
}
