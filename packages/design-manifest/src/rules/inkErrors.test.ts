import { describe, expect, it } from 'vitest';
import { inkErrors } from './inkErrors.ts';

const errorsIn = (text: string) =>
  inkErrors({
    id: 'essai',
    folder: '/essai',
    manifest: { manifest: null, errors: [] },
    index: '',
    theme: '',
    sources: [{ file: 'src/a.module.css', text }],
  });

describe('words that are not seen', () => {
  it.each([
    ['transparent', `.a {\n  padding: 0;\n  color: transparent;\n}`],
    ['a colour without a share', `.a { color: #fff0 }`],
    ['a long one', `.a { color: #ffffff00 !important; }`],
    ['one by numbers', `.a { color: rgb(0 0 0 / 0%); }`],
    ['an older one', `.a { color: rgba(0, 0, 0, 0.0); }`],
    ['what fills the letters', `.a { -webkit-text-fill-color: transparent; }`],
  ])('are reported for %s', (_what, text) =>
    expect(errorsIn(text)).toEqual([
      'src/a.module.css:1 writes the words of «.a» in a colour that is not seen',
    ]),
  );

  it('are reported by rule, among others and in a layer', () => {
    const text = `@layer design {\n  /* color: transparent */\n  .a {\n    color: var(--color-ink);\n  }\n\n  .b > button,\n  .b > a {\n    color: transparent;\n  }\n}`;
    expect(errorsIn(text)).toEqual([
      'src/a.module.css:7 writes the words of «.b > button, .b > a» in a colour that is not seen',
    ]);
  });

  it.each([
    ['another property', `.a { background-color: transparent; border-color: #0000; }`],
    ['a part of a colour', `.a { color: color-mix(in oklab, var(--color-ink), transparent 20%); }`],
    ['a colour that is half seen', `.a { color: rgb(0 0 0 / 50%); }`],
    ['words through which the ground is seen', `.a { background-clip: text; color: transparent; }`],
    ['what stands in for an image', `.a img { color: transparent; }`],
    ['an empty field', `.a::placeholder { color: transparent; }`],
  ])('are not reported for %s', (_what, text) => expect(errorsIn(text)).toEqual([]));
});
