import { describe, expect, it } from 'vitest';
import { toXof } from '../money/money.ts';
import { orderMessage, trackingMessage, whatsappHref, type MessageArticle } from './whatsapp.ts';

const article = (overrides: Partial<MessageArticle> = {}): MessageArticle => ({
  name: 'Robe wax',
  optionsLabel: '',
  quantity: 1,
  total: toXof(18_500),
  ...overrides,
});
const order = (articles: MessageArticle[], url = 'https://teranga.test/cart') =>
  orderMessage({ storeName: 'Teranga', articles, total: toXof(37_000), url });

describe('what a shopper would write', () => {
  it('names each article with its options, quantity and sum, the total and the page', () => {
    expect(
      order([article({ optionsLabel: 'Taille : M', quantity: 2, total: toXof(37_000) })]).split('\n'),
    ).toEqual([
      'Bonjour Teranga, je souhaite commander :',
      '• 2 × Robe wax (Taille : M) – 37\u202f000\u00a0FCFA',
      'Total : 37\u202f000\u00a0FCFA',
      'https://teranga.test/cart',
    ]);
  });

  it.each([
    ['100 articles', Array.from({ length: 100 }, (_, n) => article({ name: `Article ${n}` })), ''],
    ['one article with an endless name', [article({ name: 'a'.repeat(5_000) })], ''],
    ['an endless address', [article()], `https://x.test/${'a'.repeat(4_000)}`],
    ['an endless store name', [article({ name: '👗'.repeat(800) })], ''],
  ])('fits a link with %s', (_what, articles, url) => {
    expect(order(articles, url).length <= 1_500).toBe(true);
  });

  it('counts the articles that do not fit', () => {
    const lines = order(Array.from({ length: 100 }, (_, n) => article({ name: `Article ${n}` }))).split('\n');
    const shown = lines.filter((line) => line.startsWith('•')).length;
    expect(lines.at(-3)).toBe(`… et ${100 - shown} autres articles`);
  });

  it('asks about an order by its reference', () => {
    expect(trackingMessage('Teranga', 'ABCD-EFGH')).toBe(
      'Bonjour Teranga, j’ai une question sur ma commande ABCD-EFGH.',
    );
  });
});

describe('a link to WhatsApp', () => {
  it('carries the message whole', () => {
    const href = whatsappHref('221771234567', 'Prix & taille ?\n100 %') ?? '';
    expect([
      href.startsWith('https://wa.me/221771234567?text='),
      new URL(href).searchParams.get('text'),
    ]).toEqual([true, 'Prix & taille ?\n100 %']);
  });

  it('is none for a store without a number', () => {
    expect(whatsappHref(null, 'Bonjour')).toBe(null);
  });
});
