import { describe, expect, it } from 'vitest';
import { anchors } from '../../anchors/anchors.ts';
import { navLinks } from './navLinks.ts';

const storeLinks = [
  { label: 'Accueil', href: '/', isCurrent: false },
  { label: 'Boutique', href: '/products', isCurrent: true },
  { label: 'A Propos', href: '/about', isCurrent: false },
  { label: 'Zones de livraison', href: '/delivery-info', isCurrent: false },
];

describe('navLinks', () => {
  it('starts with the home page’s sections, followed by the pages they do not cover', () => {
    expect(navLinks(storeLinks, anchors, null).map(({ label, href }) => [label, href])).toEqual([
      ['Accueil', '/#home-header'],
      ['Services', '/#services'],
      ['À propos', '/#apropos'],
      ['Témoignages', '/#temoignages'],
      ['Contact', '/#contact'],
      ['Boutique', '/products'],
      ['Zones de livraison', '/delivery-info'],
    ]);
  });

  it('omits empty sections', () => {
    const places = anchors.filter(({ id }) => id !== 'temoignages');
    expect(navLinks([], places, null).map(({ anchor }) => anchor)).not.toContain('temoignages');
  });

  it('marks the section being read', () => {
    const current = navLinks([], anchors, 'temoignages').filter(({ isCurrent }) => isCurrent);
    expect(current.map(({ anchor }) => anchor)).toEqual(['temoignages']);
  });

  it('marks the page that is shown', () => {
    const current = navLinks(storeLinks, anchors, null).filter(({ isCurrent }) => isCurrent);
    expect(current.map(({ href, anchor }) => [href, anchor])).toEqual([['/products', null]]);
  });
});
