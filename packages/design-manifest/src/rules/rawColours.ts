import type { Declaration } from 'postcss';
import parseValue from 'postcss-value-parser';
import { parseStyle } from '../theme/parseStyle.ts';

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
const named = new RegExp(`^(?:${names})$`, 'i');
const hex = /^#[0-9a-f]{3,8}$/i;
const colourFunction = /^(?:rgb|hsl|hwb|oklch|oklab|lab|lch)a?$/i;
/** Transparent is not a colour. */
const nothing = /^#(?:0000|00000000)$/;
/** A mask's colours are never visible, only their opacity matters. */
const mask = /^(?:-webkit-)?mask/;
/** Properties that are given a colour. */
const coloured = /^--|color|background|border|outline|shadow|fill|stroke|text-decoration/;

/** A colour and its position. */
export interface RawColour {
  index: number;
  colour: string;
}

/** The colours in a value: not those of its strings, files and tokens. */
function coloursIn(text: string, isColour: (word: string) => boolean): RawColour[] {
  const found: RawColour[] = [];
  parseValue(text).walk((node) => {
    if (node.type === 'function' && node.value === 'url') return false;
    const { sourceIndex: index, value } = node;
    if (node.type === 'function' && colourFunction.test(value)) found.push({ index, colour: `${value}(` });
    if (node.type === 'word' && isColour(value) && !nothing.test(value)) found.push({ index, colour: value });
    return true;
  });
  return found;
}

/** Literal colour values of a text. */
export const writtenColours = (text: string): RawColour[] => coloursIn(text, (word) => hex.test(word));

/** Colours in a property's value, including named ones. */
export const coloursOfValue = (text: string): RawColour[] =>
  coloursIn(text, (word) => hex.test(word) || named.test(word));

function coloursOfDeclaration({ prop, value, raws, source }: Declaration): RawColour[] {
  if (mask.test(prop)) return [];
  const start = (source?.start?.offset ?? 0) + prop.length + (raws.between ?? '').length;
  const coloursOf = coloured.test(prop) ? coloursOfValue : writtenColours;
  return coloursOf(raws['value']?.raw ?? value).map((one) => ({ ...one, index: start + one.index }));
}

/** Colours in a file of styles. */
export function coloursOfStyle(text: string): RawColour[] {
  const found: RawColour[] = [];
  parseStyle(text).walkDecls((declaration) => void found.push(...coloursOfDeclaration(declaration)));
  return found;
}
