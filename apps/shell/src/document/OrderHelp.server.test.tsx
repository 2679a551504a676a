import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderHelp } from './OrderHelp.tsx';

const phone = { label: 'Boutique', display: '77 123 45 67', href: 'tel:+221771234567' };
const whatsappHref = 'https://wa.me/221771234567';

const htmlOf = (contacts: Parameters<typeof OrderHelp>[0]['contacts']) =>
  renderToStaticMarkup(<OrderHelp contacts={contacts} />);

it('A page says how to order by telephone or WhatsApp, each a link', () => {
  expect(htmlOf({ phone, whatsappHref })).toBe(
    '<aside id="order-help" aria-label="Aide à la commande">Si un bouton ne répond pas, commandez par téléphone au <a href="tel:+221771234567">77 123 45 67</a> ou sur <a href="https://wa.me/221771234567">WhatsApp</a>.</aside>',
  );
});

it('A store without WhatsApp is ordered from by telephone', () => {
  expect(htmlOf({ phone, whatsappHref: null })).toBe(
    '<aside id="order-help" aria-label="Aide à la commande">Si un bouton ne répond pas, commandez par téléphone au <a href="tel:+221771234567">77 123 45 67</a>.</aside>',
  );
});

it('A store without either gets no order help', () => {
  expect(htmlOf({ phone: null, whatsappHref: null })).toBe('');
});
