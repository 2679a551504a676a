import type { DesignManifest, SavedSettings } from '../manifest.ts';
import { compareVersions } from '../versions.ts';

type Values = Readonly<Record<string, unknown>>;
type Migration = DesignManifest['migrations'][number];

function renamed(values: Values, { names, values: changes = {} }: Migration): Values {
  const entries = Object.entries(values).flatMap(([old, value]): [string, unknown][] => {
    const name = Object.hasOwn(names, old) ? names[old] : old;
    if (name === null || name === undefined) return [];
    const newValues = Object.hasOwn(changes, name) ? changes[name] : undefined;
    return [[name, typeof value === 'string' ? (newValues?.[value] ?? value) : value]];
  });
  return Object.fromEntries(entries);
}

/** Values saved for an older version, converted to this version of the design. */
export function migrateSettings({ migrations }: DesignManifest, saved: SavedSettings): Values {
  return migrations
    .filter(({ to }) => compareVersions(to, saved.version) > 0)
    .toSorted((a, b) => compareVersions(a.to, b.to))
    .reduce(renamed, saved.values);
}
