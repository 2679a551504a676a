import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aHeader, aStore } from '../../story-views/views.ts';
import { Header } from './Header.tsx';

const meta = {
  title: 'rahmou-serwiss/Header',
  component: Header,
  args: aHeader(),
  parameters: {
    docs: {
      description: {
        component:
          'L’en-tête : le bord d’un billet en travers de la page. Ses liens s’allument à mesure que l’on lit l’accueil. **Remplace :** default/Header, qui dit quand l’utiliser.',
      },
    },
    design: 'rahmou-serwiss',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DansLaBoutique: Story = { name: 'Dans la boutique' };

export const SurLAccueil: Story = {
  name: 'Sur l’accueil, en haut de la page',
  args: { links: [{ label: 'Accueil', href: '/', isCurrent: true }] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Menu principal', hidden: true });
    await expect(nav.querySelector('[aria-current="location"]')?.textContent).toBe('Accueil');
  },
};

export const PanierRempli: Story = {
  name: 'Panier rempli, page défilée',
  args: {
    cart: { count: 3, total: '46 000 FCFA', label: 'Panier, 3 articles', href: '/cart' },
    isCompact: true,
    isSolid: true,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const html = document.documentElement;
    html.style.fontSize = '200%';
    const [brand, ...others] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(brand?.width).toBeGreaterThan(2 * 40);
    await expect(Math.max(...others.map(({ right }) => right))).toBeLessThanOrEqual(html.clientWidth);
    html.style.removeProperty('font-size');
  },
};

const wideLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 1"><path fill="#0b5fa5" d="M0 0h5v1H0z"/></svg>';

export const LogoLarge: Story = {
  name: 'Un logo large, sur un téléphone',
  args: {
    store: aStore({
      logo: { src: `data:image/svg+xml,${encodeURIComponent(wideLogo)}`, alt: '', color: '#0b5fa5' },
    }),
    back: { label: 'Retour', press: () => undefined },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const menuButton = canvas.getByText('Menu', { selector: 'summary *' });
    // The menu button is there once the window has the phone's width.
    await waitFor(() => expect(menuButton).toBeVisible());
    const logo = canvasElement.querySelector('img');
    await waitFor(() => expect(logo?.naturalWidth).toBeGreaterThan(0));
    const rendered = logo?.getBoundingClientRect();
    // Whole, and as wide as the way back, the name and four tools leave room for.
    await expect(rendered?.width).toBeGreaterThan(40);
    await expect(logo).toHaveStyle({ objectFit: 'contain' });
    const brand = canvas.getByRole('link', { name: /accueil$/ });
    // A face that arrives late is narrower than the one before it.
    await waitFor(() =>
      expect(menuButton.getBoundingClientRect().top).toBeLessThan(brand.getBoundingClientRect().bottom),
    );
    await expect(brand.getBoundingClientRect().right).toBeLessThanOrEqual(
      menuButton.getBoundingClientRect().left,
    );
  },
};

export const MenuOuvert: Story = {
  name: 'Menu ouvert sur un téléphone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Menu', { selector: 'summary *' }));
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Menu' })).toBeVisible());
  },
};

export const DeviseChoisie: Story = {
  name: 'Une devise choisie dans le menu d’un téléphone',
  args: { currency: { label: 'Devise : Franc CFA', symbol: 'FCFA' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Menu', { selector: 'summary *' });
    await userEvent.click(summary);
    await userEvent.click(await canvas.findByRole('link', { name: /^Devise/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /Euro/ }));
    await waitFor(() => expect(summary.closest('details')?.open).toBe(false));
  },
};
