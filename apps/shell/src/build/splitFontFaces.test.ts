import { expect, it } from 'vitest';
import { splitFontFaces } from './splitFontFaces.ts';

it('splitFontFaces extracts the downloaded font faces of a style sheet, and leaves the local ones', () => {
  const web = '@font-face{font-family:A;src:url(/a.woff2)format("woff2");font-display:swap}';
  const own = '@font-face{font-family:B;src:local(Arial Bold);size-adjust:103.2%}';
  const rules = '@layer design{a{background:url(/b.png)}}';
  expect(splitFontFaces(`${web}${own}${rules}`)).toEqual({ faces: web, rest: own + rules });
});
