import { describe, expect, it, vi } from 'vitest';
import { resolveInternalLink } from './resolveInternalLink.ts';

const here = 'https://teranga.sn/products?page=2';

describe('resolveInternalLink', () => {
  it('reads an address where the browser cannot check it first', () => {
    vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    expect(resolveInternalLink('/cart', here)?.href).toBe('https://teranga.sn/cart');
  });

  it.each([
    ['/cart', 'https://teranga.sn/cart'],
    ['?page=3', 'https://teranga.sn/products?page=3'],
    ['#liste', 'https://teranga.sn/products?page=2#liste'],
    ['/#contact', 'https://teranga.sn/#contact'],
    ['https://teranga.sn/products/robe', 'https://teranga.sn/products/robe'],
    ['/shop?category=Robes#haut', 'https://teranga.sn/products?category=Robes#haut'],
  ])('reads %s', (href, address) => {
    expect(resolveInternalLink(href, here)?.href).toBe(address);
  });

  it.each([
    'https://wa.me/221770000000',
    'mailto:a@b.sn',
    'tel:+221338000000',
    '/cdn/recu.pdf',
    '//teranga.com/',
    'http://[',
  ])('leaves %s to the browser', (href) => {
    expect(resolveInternalLink(href, here)).toBe(null);
  });
});
