import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPrice, reducedPrice } from '../../fixtures/catalogue.ts';
import { Price } from './Price.tsx';

const meta = {
  title: 'default/Price',
  component: Price,
  parameters: {
    docs: {
      description: {
        component:
          'Un prix, avec le prix barré d’une promotion. **Quand l’utiliser :** partout où un article a un prix. Pour les sommes d’une commande : OrderTotals.',
      },
    },
  },
  args: { price: aPrice() },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Simple: Story = {
  name: 'Simple',
};

export const PrixReduit: Story = {
  name: 'Prix réduit',
  args: { price: reducedPrice },
};

export const Plusieurs: Story = {
  name: 'Selon la déclinaison',
  args: { price: { ...reducedPrice, prefix: 'À partir de' } },
};

export const Grand: Story = {
  name: 'Grand',
  args: { price: reducedPrice, size: 'large' },
};

export const Petit: Story = {
  name: 'Petit',
  args: { price: reducedPrice, size: 'small' },
};

export const TresLong: Story = {
  name: 'Prix très long',
  args: {
    price: aPrice({ current: '1 250 000 000 FCFA', previous: '2 500 000 000 FCFA', saving: '−50 %' }),
    size: 'large',
  },
};
