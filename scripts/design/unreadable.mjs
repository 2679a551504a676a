// The files of a design that no compiler can read: what else is said of them would be said of other words than are drawn.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** What cannot be read in one file, by line: the first alone, which misleads about what follows it. */
function faultsOf(file, name) {
  const text = readFileSync(file, 'utf8');
  return parseSync(name, text)
    .errors.slice(0, 1)
    .map(({ message, labels: [label] }) => {
      const line = text.slice(0, label?.start ?? 0).split('\n').length;
      return `${name}:${line} cannot be read: ${message}.`;
    });
}

/** Finds the sources of a design's folder that cannot be read. */
export function findingsOfUnreadable(folder) {
  return readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => faultsOf(path.join(folder, 'src', name), `src/${name}`))
    .map((what) => ({
      level: 'fatal',
      what,
      why: 'A design of which one file cannot be read is not built, and neither is the shop.',
      remedy: 'Mend that line; `npm run types` tells every other.',
    }));
}
