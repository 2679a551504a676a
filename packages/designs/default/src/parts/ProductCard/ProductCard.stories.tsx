import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCard, longName, reducedPrice } from '../../fixtures/catalogue.ts';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'default/ProductCard',
  component: ProductCard,
  parameters: {
    docs: {
      description: {
        component:
          'Un article dans une liste : image, prix, nom, commande. **Quand l’utiliser :** dans ProductGrid et ProductRail.',
      },
    },
  },
  args: { card: aCard() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnStock: Story = {
  name: 'En stock',
};

export const PrixReduit: Story = {
  name: 'Prix réduit',
  args: { card: aCard({ price: reducedPrice }) },
};

export const EnRupture: Story = {
  name: 'En rupture',
  args: { card: aCard({ isOutOfStock: true, orderLabel: 'En rupture' }) },
};

export const Variations: Story = {
  name: 'Avec variations',
  args: { card: aCard({ hasVariations: true }) },
};

export const NomTresLong: Story = {
  name: 'Nom très long',
  args: { card: aCard({ name: longName }) },
};

export const SansImage: Story = {
  name: 'Sans image',
  args: { card: aCard({ image: null, brand: null }) },
};
