import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import WishlistPage from './WishlistPage.tsx';

const meta = {
  title: 'default/pages/Liste de souhaits',
  component: WishlistPage,
  parameters: {
    docs: { description: { component: 'Les articles gardés pour plus tard. **Adresse :** `/wishlist`.' } },
  },
} satisfies Meta<typeof WishlistPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Remplie: Story = {
  name: 'Remplie',
  parameters: { store: { world: { wishlistItems: ['robe-wax', 'panier-tresse'] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('2 articles');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

export const Vide: Story = {
  name: 'Vide',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Votre liste de souhaits est vide');
    const next = canvas.getByRole('link', { name: 'Continuer mes achats' });
    await expect(next).toHaveAttribute('href', '/products');
  },
};

export const EnRoute: Story = {
  name: 'Chargement',
  parameters: {
    store: { pending: ['/wishlist'] },
  },
};

export const Echec: Story = {
  name: 'Échec réseau',
  parameters: {
    store: { failing: ['/wishlist'] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Failed to fetch wishlist items');
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
