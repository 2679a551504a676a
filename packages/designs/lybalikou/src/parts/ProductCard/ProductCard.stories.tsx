import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aCard } from '../../fixtures/catalogue.ts';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'lybalikou/ProductCard',
  component: ProductCard,
  args: { card: aCard() },
  parameters: {
    docs: {
      description: {
        component:
          'Un article : son image, et une légende sous un filet. **Remplace :** default/ProductCard, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem', maxInlineSize: '100%' }}>
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
  args: { card: aCard({ price: { current: '25 600 FCFA', previous: '32 000 FCFA', saving: '−20 %' } }) },
};

export const AvecVariations: Story = {
  name: 'Avec des tissus à choisir',
  args: { card: aCard({ hasVariations: true }) },
};

export const EnRupture: Story = {
  name: 'En rupture',
  args: { card: aCard({ isOutOfStock: true, orderLabel: 'En rupture' }) },
};

export const NomTresLong: Story = {
  name: 'Nom très long, sans image',
  args: {
    card: aCard({
      name: 'Grand boubou d’apparat en bazin riche brodé à la main, trois pièces, avec son bonnet',
      image: null,
    }),
  },
};
