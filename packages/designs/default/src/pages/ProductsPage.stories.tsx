import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inShop, pending, outOfReach, stocked } from '../fixtures/backEnds.ts';
import ProductsPage from './ProductsPage.tsx';

const meta = {
  title: 'default/pages/Boutique',
  component: ProductsPage,
  parameters: {
    docs: {
      description: {
        component:
          'Les articles de la boutique, à chercher, à filtrer et à trier. **Adresse :** `/products`.',
      },
    },
    layout: 'fullscreen',
    ...inShop(stocked),
  },
} satisfies Meta<typeof ProductsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complet: Story = {
  name: 'Sept articles',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(7);
  },
};
export const AucunProduit: Story = { name: 'Aucun produit', parameters: inShop({ products: [] }) };
export const Chargement: Story = { name: 'Chargement', parameters: pending };
export const EchecReseau: Story = { name: 'Échec réseau', parameters: outOfReach };
