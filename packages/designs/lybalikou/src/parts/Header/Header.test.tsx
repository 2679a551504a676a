import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rendered } from '../../fixtures/rendered.tsx';
import { aHeader } from '../../fixtures/store.ts';
import { Header } from './Header.tsx';

function openDialog(this: HTMLDialogElement) {
  this.open = true;
}
function closeDialog(this: HTMLDialogElement) {
  this.open = false;
}

beforeEach(() => {
  // The document of the tests knows no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= openDialog;
  HTMLDialogElement.prototype.close ??= closeDialog;
});
afterEach(cleanup);

describe('the masthead', () => {
  it('links to the home by the store’s name', async () => {
    const { navigations } = rendered(<Header {...aHeader()} />);
    await userEvent.click(screen.getByRole('link', { name: 'Lybalikou, accueil' }));
    expect(navigations).toEqual(['/']);
  });

  it.each([
    [0, '0 FCFA', 'Panier, vide', 'PanierPanier, vide'],
    [2, '96 000 FCFA', 'Panier, 2 articles', 'Panier2Panier, 2 articles96 000 FCFA'],
  ])('with %d products in the cart, %s, has the accessible name %s', (count, total, label, text) => {
    const cart = { count, total, label, href: '/cart' };
    rendered(<Header {...aHeader({ cart })} />);
    expect(screen.getByRole('link', { name: new RegExp(`^${label}`) }).textContent).toBe(text);
  });

  it.each([
    [0, 'Liste de souhaits, vide', 'SouhaitsListe de souhaits, vide'],
    [2, 'Liste de souhaits, 2 articles', 'Souhaits2Liste de souhaits, 2 articles'],
  ])('with %d products on the wishlist has the accessible name %s', (count, label, text) => {
    rendered(<Header {...aHeader({ wishlistItems: { count, label, href: '/wishlist' } })} />);
    expect(screen.getByRole('link', { name: label }).textContent).toBe(text);
  });

  it('says which page this is', () => {
    rendered(<Header {...aHeader()} />);
    const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }));
    expect(menu.getByRole('link', { name: 'Accueil' }).getAttribute('aria-current')).toBe('page');
  });

  it('closes the departments on Escape, and gives the focus back', async () => {
    rendered(<Header {...aHeader()} />);
    const summary = screen.getByText('Le vestiaire', { selector: 'summary' });
    const details = summary.closest('details');
    details?.setAttribute('open', '');
    summary.focus();
    await userEvent.keyboard('{Escape}');
    expect(details?.open).toBe(false);
    expect(document.activeElement).toEqual(summary);
  });

  it('closes its menu once a department is chosen', async () => {
    const { navigations } = rendered(<Header {...aHeader()} />);
    const menu = screen.getByText('Menu', { selector: 'summary' }).closest('details');
    menu?.setAttribute('open', '');
    const link = menu?.querySelector<HTMLAnchorElement>('a[href="/products?category=Boubous"]');
    if (link) await userEvent.click(link);
    expect(navigations).toEqual(['/products?category=Boubous']);
    expect(menu?.open).toBe(false);
  });
});
