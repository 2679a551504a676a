import { describe, expect, it } from 'vitest';
import { colourErrors } from './colourErrors.ts';

const errorsIn = (file: string, text: string) =>
  colourErrors({
    id: 'essai',
    folder: '/essai',
    manifest: { manifest: null, errors: [] },
    index: '',
    theme: '',
    sources: [{ file, text }],
  }).map((error) => error.replace(`${file}:`, '').replace(' holds the raw colour ', ' '));

describe('raw colours in code', () => {
  it.each([
    ['a style in place', `const a = <p style={{ color: 'red' }} />;`, ['1 red']],
    ['a quoted key', `const look = { 'background-color': '#f00' };`, ['1 #f00']],
    ['a quoted key of a style', `const a = <p style={{ 'background-color': 'plum' }} />;`, ['1 plum']],
    ['a template', 'const look = { color: `#f00` };', ['1 #f00']],
    ['a template with a value', 'const a = <p style={{ border: `${n}px solid red` }} />;', ['1 red']],
    [
      'a shorthand',
      `const look = { border: '1px solid #ccc', boxShadow: '0 0 2px rgb(0 0 0)' };`,
      ['1 #ccc', '1 rgb('],
    ],
    ['black', `const a = <p style={{ color: '#000' }} />;`, ['1 #000']],
    ['one of two', `const a = <p style={{ color: isNew ? 'red' : 'var(--color-ink)' }} />;`, ['1 red']],
    ['a style by its name', `const look = {\n  color: 'red',\n};\nconst a = <p style={look} />;`, ['2 red']],
    [
      'a style among several',
      `const looks = { vif: { color: 'red' } };\nconst a = <p style={{ ...looks[b] }} />;`,
      ['1 red'],
    ],
    ['a value by its name', `const ink = 'red';\nconst a = <p style={{ color: ink }} />;`, ['1 red']],
    [
      'a value that a function gives',
      `function ink() {\n  return 'red';\n}\nconst a = <p style={{ color: ink() }} />;`,
      ['2 red'],
    ],
    [
      'a value that is kept',
      `const a = useMemo(() => ({ color: 'red' }), []);\nconst b = <p style={a} />;`,
      ['1 red'],
    ],
    ['a style by its type', `const look: CSSProperties = { color: 'red' };`, ['1 red']],
    [
      'a style that satisfies its type',
      `export const look = { color: 'red' } satisfies CSSProperties;`,
      ['1 red'],
    ],
    ['a function of styles', `const look = (): CSSProperties => ({ color: 'red' });`, ['1 red']],
    [
      'a property of an element',
      `element.style.color = 'red';\nelement.style.setProperty('--ink', 'tan');`,
      ['1 red', '2 tan'],
    ],
    ['a token of its own', `const a = <p style={{ '--ink': 'red' } as CSSProperties} />;`, ['1 red']],
    [
      'an SVG shape',
      `const a = <path fill="red" stroke={isNew ? '#123' : 'none'} />;\nconst b = <stop stopColor="tan" />;`,
      ['1 red', '1 #123', '2 tan'],
    ],
    ['an icon', `import { Heart } from 'lucide-react';\nconst a = <Heart color="red" />;`, ['2 red']],
    ['styles as a text', 'const a = <style>{`.a {\n  color: red;\n}`}</style>;', ['2 red']],
    ['an SVG as a text', `const mark = '<path fill="#123"/><p style="color: tan">';`, ['1 #123', '1 tan']],
  ])('are reported in %s', (_what, text, found) => expect(errorsIn('src/a.tsx', text)).toEqual(found));

  it.each([
    ['a type', `interface A {\n  color: 'red' | 'blue';\n  fill?: '#fff';\n}\ntype B = { color: 'red' };`],
    ['comments', `// color: '#fff'\n/* { color: '#fff' } */ const a = <p>{/* fill="red" */}</p>;`],
    [
      'a product’s option',
      `const option = { color: 'red', name: 'tan' };\nconst a = <Choice option={option} />;`,
    ],
    ['options', `const colors = ['red', 'blue'];\nconst a = <Swatch color="red" />;`],
    ['options that say their colour', `const all = { options: [{ name: 'Rouge', color: '#c00' }] };`],
    [
      'what is compared',
      `const a = <p style={{ color: option === 'red' ? 'var(--color-ink)' : 'inherit' }} />;`,
    ],
    ['a token that is requested', `const a = <p style={{ color: tokenOf('red') }} />;`],
    [
      'other properties',
      `const a = <p style={{ gridArea: 'tan', fontFamily: 'Gold', background: 'url(white.svg)' }} />;`,
    ],
    ['no colour', `const a = <path fill="none" stroke="currentColor" color="#0000" />;`],
    ['what a mask lets through', `const a = <mask id="a"><path fill="#000" stroke="white" /></mask>;`],
    ['words', `const a = <p id="add" title="Commande #123456">red: #fff</p>;\nconst b = find('#add');`],
    ['a file that cannot be read', `const a = <p style={{ color: 'red' }`],
    ['what comes from itself', `const a = (): unknown => a();\nconst b = <p style={{ color: a() }} />;`],
  ])('are not reported in %s', (_what, text) => expect(errorsIn('src/a.tsx', text)).toEqual([]));
});

describe('raw colours in styles', () => {
  it('are reported by line, each once', () => {
    const text = `/* red\n#fff */\n.a {\n  color: red;\n  border: 1px solid #ccc;\n  background: linear-gradient(\n    tan,\n    var(--color-page)\n  );\n}`;
    expect(errorsIn('src/a.module.css', text)).toEqual(['4 red', '5 #ccc', '7 tan']);
  });

  it('are reported if they are black, except in a mask', () => {
    const text = `.a { color: #000; mask: linear-gradient(#000, #0000); -webkit-mask-image: radial-gradient(red, #fff); }`;
    expect(errorsIn('src/a.module.css', text)).toEqual(['1 #000']);
  });
});
