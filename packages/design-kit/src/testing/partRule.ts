import type { PartName, PartProps } from '../parts.ts';

/** What a rendering must contain: texts and links. */
export interface RequiredContent {
  words?: readonly string[];
  hrefs?: readonly string[];
}

/** The content that a part must show of its props in every design. */
export interface PartRule<N extends PartName> {
  part: N;
  requiredOf: (props: PartProps[N]) => RequiredContent;
}

export function definePartRule<N extends PartName>(
  part: N,
  requiredOf: (props: PartProps[N]) => RequiredContent,
): PartRule<N> {
  return { part, requiredOf };
}

/** The values that there are, without empty ones. */
export const present = (...values: readonly (string | null | undefined)[]): string[] =>
  values.flatMap((value) => (value ? [value] : []));
