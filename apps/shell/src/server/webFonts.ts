/** The id of the style element that holds the page's web fonts. */
export const facesId = 'teranga-faces';

/** Applies to nothing until it is asked for. */
export const heldMedia = 'not all';

const webFace = /@font-face\{[^}]*\burl\([^}]*\}/g;

/** A style sheet without the faces that are loaded from a file, and those faces; those of the device stay. */
export interface SplitSheet {
  faces: string;
  rest: string;
}

/** Sheets are a build's, the same for every page. */
const split = new Map<string, SplitSheet>();

/** Takes the faces that are loaded from a file out of a style sheet. */
export function splitFaces(sheet: string): SplitSheet {
  const known = split.get(sheet);
  if (known) return known;
  const fresh = { faces: (sheet.match(webFace) ?? []).join(''), rest: sheet.replace(webFace, '') };
  split.set(sheet, fresh);
  return fresh;
}

/**
 * Gives way to the font: what is below the first view (`data-first-view`) and out of sight is left as it is while what is seen is laid out in the new font,
 * then laid out piece by piece, one each frame. In one go it would hold a cheap phone for a tenth of a second. Whoever has scrolled
 * may be anywhere: all of it at once. Part of a script in which `d` is the document and `w` the window.
 */
const useFaces =
  'var y=[],z=function(e){[].forEach.call(e.children,function(c){' +
  "if(getComputedStyle(c).contentVisibility!=='auto')z(c);else if(c.getBoundingClientRect().top>w.innerHeight)y.push(c)})}," +
  'q=function(){requestAnimationFrame(function(){var c,m=w.scrollY;do if(c=y.shift())c.style.contentVisibility="";while(m&&c);if(c)q()})};' +
  "if(!w.scrollY&&d.documentElement.dataset.firstView!==undefined)z(d.body);y.forEach(function(c){c.style.contentVisibility='hidden'});" +
  "f.media='';requestAnimationFrame(q)";

/**
 * Loads the page's first web font and only then lets the page use it, so that it is laid out once more and not twice. A page that spends little
 * goes without. Part of a script in which `d` is the document and `w` the window.
 */
export const askForFaces =
  `var f=d.getElementById('${facesId}');` +
  "if(f&&f.media&&d.documentElement.dataset.economy===undefined){var k=d.createElement('link');k.rel='preload';k.as='font';k.type='font/woff2';k.crossOrigin='';" +
  `k.onload=k.onerror=function(){${useFaces}};k.href=f.dataset.font;d.head.append(k)}`;
