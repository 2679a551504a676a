import {
  conflictsWith,
  optionLabel,
  optionTitle,
  valueOf,
  type Variation,
  type VariationOption,
} from '../../domain/variations/index.ts';

const quoted = (option: VariationOption) => `«\u00a0${optionLabel(option)}\u00a0»`;

/** «indisponible avec Rouge» for a value that would switch another option; otherwise null. */
export function conflictNote(
  variations: readonly Variation[],
  current: Variation | null,
  option: VariationOption,
): string | null {
  if (current === null) return null;
  const others = conflictsWith(variations, current, option);
  return others.length === 0 ? null : `indisponible avec ${others.map(optionLabel).join(', ')}`;
}

/**
 * Other options switched by choosing `name`: «Taille « L » indisponible avec « Rouge » : nous avons
 * choisi « M ».»; null when none was.
 */
export function switchNote(from: Variation | null, to: Variation, name: string): string | null {
  const lost = (from?.options ?? []).filter(
    (option) => option.name !== name && valueOf(to, option.name) !== option.value,
  );
  const picked = to.options.filter((option) => option.name === name);
  const found = to.options.filter((option) => lost.some((each) => each.name === option.name));
  if (lost.length === 0) return null;
  const what = lost.map((option) => `${optionTitle(option.name)} ${quoted(option)}`).join(' et ');
  const end = found.length === 0 ? '' : `\u00a0: nous avons choisi ${found.map(quoted).join(' et ')}`;
  return `${what} indisponible${lost.length > 1 ? 's' : ''} avec ${picked.map(quoted).join('')}${end}.`;
}
