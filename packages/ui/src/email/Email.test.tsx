import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Email } from './Email.tsx';

/** Content of an address's wrapper, with brackets around unbreakable pieces. */
function rendered(address: string): string {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(<Email address={address} />);
  expect(container.children).toHaveLength(1);
  for (const lineEnd of container.querySelectorAll('wbr')) lineEnd.replaceWith('|');
  for (const whole of container.querySelectorAll('span > span')) whole.replaceWith(`(${whole.textContent})`);
  return container.textContent;
}

it.each([
  ['bonjour@teranga.example', 'bonjour@|teranga.|example'],
  ['a.diop@mail.sn', 'a.|diop@|mail.|sn'],
  ['visas@rahmou-serwiss.sn', 'visas@|rahmou(-s)erwiss.|sn'],
  ['a--b-@c.sn', 'a(--)b(-)@|c.|sn'],
])('The e-mail address %j ends a line after an @ or a dot alone', (address, lines) => {
  expect(rendered(address)).toBe(lines);
});

it.each(['sans arobase', ''])('The text %j, which is no address, ends lines anywhere', (text) => {
  expect(rendered(text)).toBe(text);
});
