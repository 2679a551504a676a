import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Email } from './Email.tsx';

const oneBox = /^<span>(.*)<\/span>$/;

/** Content of an address's wrapper, with brackets around unbreakable pieces. */
const rendered = (address: string) =>
  oneBox
    .exec(renderToStaticMarkup(<Email address={address} />))?.[1]
    ?.replaceAll('<wbr/>', '|')
    .replaceAll(/<span[^>]*>(.*?)<\/span>/g, '($1)');

it.each([
  ['bonjour@teranga.example', 'bonjour@|teranga.|example'],
  ['a.diop@mail.sn', 'a.|diop@|mail.|sn'],
  ['visas@rahmou-serwiss.sn', 'visas@|rahmou(-s)erwiss.|sn'],
  ['a--b-@c.sn', 'a(--)b(-)@|c.|sn'],
  ['sans arobase', 'sans arobase'],
  ['', ''],
])('%s ends a line after an @ or a dot alone', (address, lines) => {
  expect(rendered(address)).toBe(lines);
});
