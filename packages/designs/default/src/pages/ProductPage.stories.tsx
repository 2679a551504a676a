import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOption, aPriceRule, aProduct, aProductWithVariations, aVariation } from '@teranga/testing';
import { expect, within } from 'storybook/test';
import { inShop, pending, outOfReach } from '../fixtures/backEnds.ts';
import { longName } from '../fixtures/catalogue.ts';
import ProductPage from './ProductPage.tsx';

const product = aProduct();
/** The product, changed, in a shop that has one other. */
const sold = (change: Parameters<typeof aProduct>[0]) =>
  inShop({ products: [aProduct(change), aProductWithVariations()] });

const meta = {
  title: 'default/pages/Article',
  component: ProductPage,
  args: { productId: product.id },
  parameters: {
    docs: {
      description: {
        component:
          'Un article : ses images, son prix, ses options, et des articles semblables. **Adresse :** `/products/` et l’identifiant de l’article.',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnStock: Story = {
  name: 'En stock',
  play: async ({ canvasElement }) => {
    const [add] = await within(canvasElement).findAllByRole('button', { name: /Ajouter au panier/ });
    await expect(add).toBeEnabled();
  },
};
export const PrixReduit: Story = { name: 'Prix réduit', parameters: sold({ multiPricing: [aPriceRule()] }) };
export const EnRupture: Story = {
  name: 'En rupture',
  parameters: sold({ quantity: 0 }),
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(/rupture/i)).length).toBeGreaterThan(0);
  },
};
export const Variations: Story = { name: 'Avec variations', args: { productId: 'robe-wax' } };
export const NomTresLong: Story = {
  name: 'Nom très long',
  parameters: sold({
    name: longName,
    hasVariations: true,
    variations: [aVariation({ options: [anOption({ value: longName.slice(0, 60) })] })],
  }),
};
export const Introuvable: Story = { name: 'Introuvable', args: { productId: 'nulle-part' } };
export const Chargement: Story = { name: 'Chargement', parameters: pending };
export const EchecReseau: Story = { name: 'Échec réseau', parameters: outOfReach };
