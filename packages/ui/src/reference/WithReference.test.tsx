import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WithReference } from './WithReference.tsx';

/** The words, with brackets round what stays together. */
function rendered(text: string): string {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(<WithReference text={text} />);
  for (const whole of container.querySelectorAll('span')) whole.replaceWith(`[${whole.textContent}]`);
  return container.textContent;
}

it.each([
  ['Votre commande 2F7N-9K7E-41QX-8TRA a été payée.', 'Votre commande [2F7N-9K7E-41QX-8TRA] a été payée.'],
  ['TRG-0001 puis TRG-0002', '[TRG-0001] puis [TRG-0002]'],
  ['2F7N-9K7E-41QX-8TRA', '[2F7N-9K7E-41QX-8TRA]'],
])('The text %j has unbreakable references', (text, whole) => {
  expect(rendered(text)).toBe(whole);
});

it.each(['Confirmée par e-mail, dit-on à Saint-Louis', ''])(
  'The text %j, without a reference, may break',
  (text) => {
    expect(rendered(text)).toBe(text);
  },
);
