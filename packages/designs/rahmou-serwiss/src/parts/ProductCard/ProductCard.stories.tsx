import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aCard } from '../../story-views/views.ts';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'rahmou-serwiss/ProductCard',
  component: ProductCard,
  args: { card: aCard() },
  parameters: {
    docs: {
      description: {
        component:
          'Un article comme un billet : sa description, puis son prix et le bouton de commande sur le talon. **Remplace :** default/ProductCard, qui dit quand l’utiliser.',
      },
    },
    design: 'rahmou-serwiss',
  },
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
  args: { card: aCard({ order: fn() }) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /Commander/ }));
    await expect(args.card.order).toHaveBeenCalledOnce();
  },
};

export const EnPromotion: Story = {
  name: 'Prix réduit',
  args: { card: aCard({ price: { current: '10 200 FCFA', previous: '12 000 FCFA', saving: '−15 %' } }) },
};

export const AvecVariations: Story = {
  name: 'Avec des variations à choisir',
  args: { card: aCard({ hasVariations: true }) },
};

export const EnRupture: Story = {
  name: 'En rupture',
  args: { card: aCard({ isOutOfStock: true, orderLabel: 'En rupture' }) },
};

export const NomTresLong: Story = {
  name: 'Nom très long, sans image',
  args: {
    card: aCard({ name: 'Étiquettes de bagage en cuir tanné à Ngaye Méckhé, lot de deux', image: null }),
  },
};
