type Version = readonly [major: number, minor: number, patch: number];

const shape = /^(\d+)\.(\d+)\.(\d+)$/;

function parse(text: string): Version | null {
  const [, major, minor, patch] = shape.exec(text) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/**
 * Negative, zero or positive if the first version is older than, equal to or newer than the second.
 */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [parse(left) ?? [0, 0, 0], parse(right) ?? [0, 0, 0]];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Before which version a caret ends: the first number that is not zero may not change. */
function caretEnd([major, minor, patch]: Version): string {
  if (major > 0) return `${major + 1}.0.0`;
  return minor > 0 ? `0.${minor + 1}.0` : `0.0.${patch + 1}`;
}

function allows(condition: string, version: string): boolean {
  const [, sign = '', bound = ''] = /^(\^|>=|<|)(.+)$/.exec(condition) ?? [];
  const parsed = parse(bound);
  if (!parsed) return false;
  const order = compareVersions(version, bound);
  if (sign === '^') return order >= 0 && compareVersions(version, caretEnd(parsed)) < 0;
  if (sign === '>=') return order >= 0;
  return sign === '<' ? order < 0 : order === 0;
}

/** Whether a range has a meaning here: `^1.2.0`, `>=1.0.0 <3.0.0`, `1.2.3`. */
export const isRange = (range: string): boolean =>
  range.trim() !== '' &&
  range
    .trim()
    .split(/\s+/)
    .every((condition) => parse(condition.replace(/^(?:\^|>=|<)/, '')) !== null);

/** Whether a version is in a range; every condition of the range must hold. */
export const isInRange = (version: string, range: string): boolean =>
  isRange(range) &&
  range
    .trim()
    .split(/\s+/)
    .every((condition) => allows(condition, version));
