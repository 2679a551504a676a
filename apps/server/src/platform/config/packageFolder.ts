import { existsSync } from 'node:fs';
import path from 'node:path';

function nearestPackage(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The server’s package.json was not found above its code.');
  return nearestPackage(parent);
}

/** The server's package folder, the same whether its source or its bundle runs. */
export const packageFolder = nearestPackage(import.meta.dirname);
