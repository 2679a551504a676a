import type { Meta, StoryObj } from '@storybook/react-vite';
import { someTotals } from '../../fixtures/orders.ts';
import { OrderTotals } from './OrderTotals.tsx';

const meta = {
  title: 'default/OrderTotals',
  component: OrderTotals,
  parameters: {
    docs: {
      description: {
        component:
          'Les sommes d’une commande : articles, réduction, livraison, total. **Quand l’utiliser :** sous les articles d’un panier ou d’une commande ; toutes les apparences ont la même.',
      },
    },
  },
  args: { totals: someTotals() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '26rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Simple: Story = {
  name: 'Simple',
};

export const Reduction: Story = {
  name: 'Avec réduction',
  args: { totals: someTotals({ discount: '−2 500 FCFA', total: '23 500 FCFA' }) },
};

export const AutreDevise: Story = {
  name: 'Autre devise',
  args: {
    totals: someTotals({
      subtotal: '38,11 €',
      delivery: '1,52 €',
      total: '39,63 €',
      currencyNote: 'Votre commande sera réglée en francs CFA : 26 000 FCFA.',
    }),
  },
};
