import type { AnchorId } from './anchors.ts';

/** Where a section's top is, in pixels below the window's top. */
export interface SectionTop {
  id: AnchorId;
  top: number;
}

/** How much of the window, from its top, a section must have passed to be the one that is read. */
export const readingLine = 0.4;

/**
 * The section being read: the last whose top has passed the reading line; at the page's end the
 * last one, which may be too short to reach it. Null without sections.
 */
export function activeAnchor(
  sections: readonly SectionTop[],
  view: { height: number; isAtEnd: boolean },
): AnchorId | null {
  if (view.isAtEnd) return sections.at(-1)?.id ?? null;
  const passed = sections.filter(({ top }) => top <= view.height * readingLine);
  return (passed.at(-1) ?? sections[0])?.id ?? null;
}
