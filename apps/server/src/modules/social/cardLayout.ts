import type { Palette } from '../designs/palettes.ts';

/** The size that every network shows uncropped, in px. */
export const cardWidth = 1200;
export const cardHeight = 630;
/** The image's square at the card's left. */
export const imageSide = cardHeight;

const margin = 56;

/** The texts of a card. */
export interface CardWords {
  storeName: string;
  /** The page's name; null on the store's own card. */
  title: string | null;
  /** The price, or a few words. */
  line: string | null;
}

/** An element as satori reads it. */
interface Rendered {
  type: 'div';
  props: { style: Record<string, string | number>; children?: (Rendered | string)[] | string };
}

const box = (style: Rendered['props']['style'], children?: Rendered['props']['children']): Rendered => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children === undefined ? {} : { children }) },
});

const clamped = (lines: number) => ({ display: 'block', lineClamp: lines, overflow: 'hidden' });

/** Longer names are set smaller, so that they fit in four lines. */
function titleSize({ length }: string): number {
  if (length > 60) return 48;
  return length > 28 ? 58 : 72;
}

/** The colours a card is set in: a store's own card has its first colour as ground. */
const inkOf = (palette: Palette, isStore: boolean) =>
  isStore
    ? { ground: palette.primary, name: palette.onPrimary, title: palette.onPrimary, line: palette.onPrimary }
    : { ground: palette.page, name: palette.primary, title: palette.ink, line: palette.inkSoft };

/** The layout of a card; with `hasImage` the left square is empty. */
export function cardLayout(
  { storeName, title, line }: CardWords,
  palette: Palette,
  hasImage: boolean,
): Rendered {
  const ink = inkOf(palette, title === null);
  const width = cardWidth - (hasImage ? imageSide : 0);
  const wide = { width: width - 2 * margin };
  const headline = title ?? storeName;
  const name = box(
    { ...clamped(1), ...wide, fontSize: 34, color: ink.name },
    title === null ? '' : storeName,
  );
  const heading = box(
    { ...clamped(4), ...wide, fontSize: titleSize(headline), lineHeight: 1.14, color: ink.title },
    headline,
  );
  const below =
    line === null
      ? []
      : [
          box(
            { ...clamped(2), ...wide, marginTop: 26, fontSize: title === null ? 36 : 56, color: ink.line },
            line,
          ),
        ];
  return box({ width: cardWidth, height: cardHeight, backgroundColor: ink.ground, fontFamily: 'Outfit' }, [
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: wide.width,
        height: cardHeight - 2 * margin,
        marginLeft: cardWidth - width + margin,
        marginTop: margin,
      },
      [
        name,
        box({ flexDirection: 'column' }, [heading, ...below]),
        box({ width: 132, height: 14, backgroundColor: palette.accent }),
      ],
    ),
  ]);
}
