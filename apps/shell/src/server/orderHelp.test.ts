import { expect, it } from 'vitest';
import { orderHelp } from './orderHelp.ts';

const phone = { label: 'Boutique', display: '77 123 45 67', href: 'tel:+221771234567' };
const whatsappHref = 'https://wa.me/221771234567';

const textOf = (contacts: Parameters<typeof orderHelp>[0]) =>
  /<p id="order-help">(.*)<\/p>/.exec(orderHelp(contacts))?.[1];

it('A page says how to order by telephone or WhatsApp, each a link', () => {
  expect(textOf({ phone, whatsappHref })).toBe(
    'Si un bouton ne répond pas, commandez par téléphone au <a href="tel:+221771234567">77 123 45 67</a> ou sur <a href="https://wa.me/221771234567">WhatsApp</a>.',
  );
});

it('A store without WhatsApp is ordered from by telephone', () => {
  expect(textOf({ phone, whatsappHref: null })).toBe(
    'Si un bouton ne répond pas, commandez par téléphone au <a href="tel:+221771234567">77 123 45 67</a>.',
  );
});

it('A store without either gets no order help', () => {
  expect(orderHelp({ phone: null, whatsappHref: null })).toBe('');
});
