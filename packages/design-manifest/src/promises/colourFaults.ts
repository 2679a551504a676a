import path from 'node:path';
import type { DesignOnDisk } from './designOnDisk.ts';

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
/** Black and nothing are no colours in a mask. */
const maskColour = /^#0000?$/;
const comment = /\/\*[\s\S]*?\*\//g;
/** What is no colour whatever it is called: words, files, and tokens. */
const otherWords = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
/** «#add» names an element there. */
const selector = /[^{};]*\{/g;
/** Properties that are given a colour. */
const coloured =
  /(?:^|[;{\s])((?:[a-z-]*(?:color|background|border|outline|shadow|fill|stroke|text-decoration)[a-z-]*|--[\w-]+)\s*:[^;{}]*)/g;
/** What a file of code gives elements to be coloured by: a style, written in place or not, or an attribute of a drawing. */
const styled =
  /\bstyle=\{\{[\s\S]*?\}\}|\b(?:fill|stroke|color|stopColor|floodColor)=(?:"[^"]*"|\{?'[^']*')|\b(?:color|\w+Color|background|fill|stroke)\??: *(?:"[^"]*"|'[^']*')/g;
const quotedWords = /"[^"]*"|'[^']*'|`[^`]*`/g;

function inStyle(text: string): string[] {
  const rules = text.replace(comment, '').replace(otherWords, '').replace(selector, '{');
  const named = [...rules.matchAll(coloured)].flatMap(([, words = '']) => words.match(rawColour) ?? []);
  const others: readonly string[] = rules.match(written) ?? [];
  return [...others, ...named.filter((colour) => !others.includes(colour))];
}

function inCode(text: string): string[] {
  return (text.replace(comment, '').match(styled) ?? [])
    .flatMap((given) => given.match(quotedWords) ?? [])
    .flatMap((words) => words.match(rawColour) ?? []);
}

/** Colours that a design's files hold elsewhere than in its theme. */
export function colourFaults({ sources }: DesignOnDisk): string[] {
  return sources
    .filter(({ file }) => path.basename(file) !== 'theme.css')
    .flatMap(({ file, text }) =>
      (file.endsWith('.css') ? inStyle(text) : inCode(text))
        .filter((colour) => !maskColour.test(colour))
        .map((colour) => `${file} holds the raw colour ${colour}`),
    );
}
