/** The colours that browsers know by name. */
const names = (
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown ' +
  'burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan ' +
  'darkgoldenrod darkgr[ae]y darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred ' +
  'darksalmon darkseagreen darkslateblue darkslategr[ae]y darkturquoise darkviolet deeppink deepskyblue ' +
  'dimgr[ae]y dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod ' +
  'gr[ae]y green greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen ' +
  'lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgr[ae]y lightgreen lightpink ' +
  'lightsalmon lightseagreen lightskyblue lightslategr[ae]y lightsteelblue lightyellow lime limegreen linen ' +
  'magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue ' +
  'mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite ' +
  'navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred ' +
  'papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown ' +
  'salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategr[ae]y snow springgreen ' +
  'steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen '
)
  .trim()
  .replaceAll(' ', '|');
const written = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|oklch|oklab|lab|lch)a?\(/gi;
const rawColour = new RegExp(`${written.source}|(?<![\\w-])(?:${names})(?![\\w-])`, 'gi');
/** Transparent is not a colour. */
const nothing = /^#(?:0000|00000000)$/;
const comment = /\/\*[\s\S]*?\*\//g;
/** Never colours, whatever their content: strings, files and tokens. */
const otherWords = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
/** «#add» names an element there. */
const selector = /[^{};]*(?=\{)/g;
/** Any colour is as good as another there: it lets through, and is not seen. */
const mask = /(?<=^|[;{\s])(?:-webkit-)?mask[a-z-]*\s*:[^;{}]*/g;
/** Properties that are given a colour. */
const coloured =
  /(?<=^|[;{\s])(?:[a-z-]*(?:color|background|border|outline|shadow|fill|stroke|text-decoration)[a-z-]*|--[\w-]+)\s*:[^;{}]*/g;

/** A colour and its position. */
export interface RawColour {
  index: number;
  colour: string;
}

/** Replaces matches of `pattern` by blanks, so that the positions of the rest do not change. */
const without = (text: string, pattern: RegExp) =>
  text.replace(pattern, (words) => words.replace(/[^\n]/g, ' '));

const found = (text: string, pattern: RegExp, from = 0): RawColour[] =>
  [...text.matchAll(pattern)]
    .map(({ index, 0: colour }) => ({ index: from + index, colour }))
    .filter(({ colour }) => !nothing.test(colour));

/** Literal colour values anywhere in a text. */
export const writtenColours = (text: string): RawColour[] => found(text, written);

/** Colours in a property's value, including named ones. */
export const coloursOfValue = (text: string): RawColour[] => found(without(text, /url\([^)]*\)/g), rawColour);

/** Colours in a file of styles. */
export function coloursOfStyle(text: string): RawColour[] {
  const rules = [comment, otherWords, selector, mask].reduce(without, text);
  const named = [...rules.matchAll(coloured)].flatMap(({ index, 0: words }) =>
    found(words, rawColour, index),
  );
  const all = new Map([...writtenColours(rules), ...named].map((one) => [one.index, one]));
  return [...all.values()].toSorted((one, other) => one.index - other.index);
}
