import { describe, expect, it } from 'vitest';
import { toXof } from '../money/money.ts';
import { orderMessage, quoteMessage, whatsappHref, type MessageProduct } from './whatsapp.ts';

const product = (overrides: Partial<MessageProduct> = {}): MessageProduct => ({
  name: 'Robe wax',
  optionsLabel: '',
  quantity: 1,
  total: toXof(18_500),
  ...overrides,
});
const order = (products: MessageProduct[], url = 'https://teranga.test/cart') =>
  orderMessage({ storeName: 'Teranga', products, total: toXof(37_000), url });

const quote = (count: number, serviceName: string | null = 'Vol Paris') =>
  quoteMessage({
    storeName: 'Rahmou',
    serviceName,
    answers: Array.from({ length: count }, (_, n) => ({
      label: `Question ${n}`,
      value: 'Dakar '.repeat(20),
    })),
    url: 'https://rahmou.test/demande-devis',
  });

describe('The message of a shopper', () => {
  it('names each product with its options, quantity and sum, the total and the page', () => {
    expect(
      order([product({ optionsLabel: 'Taille : M', quantity: 2, total: toXof(37_000) })]).split('\n'),
    ).toEqual([
      'Bonjour Teranga, je souhaite commander :',
      '• 2 × Robe wax (Taille : M) – 37\u202f000\u00a0FCFA',
      'Total : 37\u202f000\u00a0FCFA',
      'https://teranga.test/cart',
    ]);
  });

  it.each([
    ['100 products', Array.from({ length: 100 }, (_, n) => product({ name: `Article ${n}` })), ''],
    ['one product with an endless name', [product({ name: 'a'.repeat(5_000) })], ''],
    ['an endless address', [product()], `https://x.test/${'a'.repeat(4_000)}`],
    ['an endless store name', [product({ name: '👗'.repeat(800) })], ''],
    [
      '100 products with emoji alone for names',
      Array.from({ length: 100 }, () => product({ name: '👗'.repeat(400) })),
      '',
    ],
  ])('fits a link with %s', (_what, products, url) => {
    expect(order(products, url).length < 1_500).toBe(true);
  });

  it('counts the products that do not fit', () => {
    const lines = order(Array.from({ length: 100 }, (_, n) => product({ name: `Article ${n}` }))).split('\n');
    const shown = lines.filter((line) => line.startsWith('•')).length;
    expect(lines.at(-3)).toBe(`… et ${100 - shown} autres articles`);
  });

  it('lists the products of an order whose line totals are unknown', () => {
    const intent = 'j’ai une question sur ma commande ABCD-EFGH';
    const products = [product({ optionsLabel: 'Taille : M', total: null })];
    expect(
      orderMessage({ storeName: 'Teranga', intent, products, total: toXof(18_500), url: '' }).split('\n'),
    ).toEqual([
      'Bonjour Teranga, j’ai une question sur ma commande ABCD-EFGH :',
      '• 1 × Robe wax (Taille : M)',
      'Total : 18\u202f500\u00a0FCFA',
    ]);
  });
});

describe('The message of a traveller', () => {
  it('names the service, the answers and the page', () => {
    expect(quote(1).split('\n')).toEqual([
      'Bonjour Rahmou, je souhaite un devis : Vol Paris',
      `• Question 0 : ${'Dakar '.repeat(20)}`,
      'https://rahmou.test/demande-devis',
    ]);
    expect(quote(0, null).split('\n')[0]).toBe('Bonjour Rahmou, je souhaite un devis.');
  });

  it('counts the answers that do not fit', () => {
    const lines = quote(100).split('\n');
    const shown = lines.filter((line) => line.startsWith('•')).length;
    expect(lines.at(-2)).toBe(`… et ${100 - shown} autres précisions`);
    expect(quote(100).length < 1_500).toBe(true);
  });
});

describe('a link to WhatsApp', () => {
  it('contains the complete message', () => {
    const href = whatsappHref('221771234567', 'Prix & taille ?\n100 %') ?? '';
    expect(href.startsWith('https://wa.me/221771234567?text=')).toBe(true);
    expect(new URL(href).searchParams.get('text')).toBe('Prix & taille ?\n100 %');
  });

  it('is null for a store without a number', () => {
    expect(whatsappHref(null, 'Bonjour')).toBe(null);
  });
});
