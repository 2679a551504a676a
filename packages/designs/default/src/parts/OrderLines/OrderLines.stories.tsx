import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../fixtures/catalogue.ts';
import { anOrderLine } from '../../fixtures/orders.ts';
import { OrderLines } from './OrderLines.tsx';

const meta = {
  title: 'default/OrderLines',
  component: OrderLines,
  parameters: {
    docs: {
      description: {
        component:
          'Les articles d’une commande. **Quand l’utiliser :** dans une commande en cours ou passée. Dans le panier, où ils changent : CartLine.',
      },
    },
  },
  args: {
    lines: [
      anOrderLine(),
      anOrderLine({ key: 'riz', name: 'Riz brisé parfumé', optionsLabel: '', image: null }),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '26rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlusAssez: Story = {
  name: 'Quantité non disponible',
  args: {
    lines: [
      anOrderLine({
        warning: { title: 'Quantité non disponible', text: 'Seulement 1 article(s) disponible(s)' },
      }),
    ],
  },
};

export const Deux: Story = {
  name: 'Deux articles',
};

export const NomTresLong: Story = {
  name: 'Nom très long',
  args: { lines: [anOrderLine({ name: longName, quantity: 1000, lineTotal: '1 250 000 000 FCFA' })] },
};
