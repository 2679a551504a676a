import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartLine, aProductWithVariations } from '@teranga/testing';
import { expect, within } from 'storybook/test';
import { inShop, pending, outOfReach } from '../fixtures/backEnds.ts';
import CartPage from './CartPage.tsx';

const lines = [aCartLine(), aCartLine({ quantity: 2 }, aProductWithVariations())];

const meta = {
  title: 'default/pages/Panier',
  component: CartPage,
  parameters: {
    docs: {
      description: { component: 'Le panier : les articles choisis et leur total. **Adresse :** `/cart`.' },
    },
    layout: 'fullscreen',
    ...inShop({ cart: lines }),
  },
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeuxArticles: Story = { name: 'Deux articles' };
export const PanierVide: Story = {
  name: 'Panier vide',
  parameters: inShop({ cart: [] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Votre panier est vide')).toBeVisible();
    const next = canvas.getByRole('link', { name: 'Continuer mes achats' });
    await expect(next).toHaveAttribute('href', '/products');
  },
};
export const HorsVente: Story = {
  name: 'Article qui n’est plus en vente',
  parameters: inShop({ cart: lines, withdrawn: ['Robe wax'] }),
  play: async ({ canvasElement }) => {
    const text = /^Robe wax n’est plus en vente/;
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  },
};
export const Chargement: Story = { name: 'Chargement', parameters: pending };
export const EchecReseau: Story = { name: 'Échec réseau', parameters: outOfReach };
