import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aHeader } from '../../story-views/views.ts';
import { Header } from './Header.tsx';

const meta = {
  title: 'rahmou-serwiss/Header',
  component: Header,
  args: aHeader(),
  parameters: { design: 'rahmou-serwiss', layout: 'fullscreen' },
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

export const MenuOuvert: Story = {
  name: 'Menu ouvert sur un téléphone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Fermer le menu' })).toBeVisible());
  },
};

export const DeviseChoisie: Story = {
  name: 'Une devise choisie dans le menu d’un téléphone',
  args: { currency: { label: 'Devise : Franc CFA', symbol: 'FCFA' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Devise/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /Euro/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Fermer le menu' })).toBeNull());
  },
};
