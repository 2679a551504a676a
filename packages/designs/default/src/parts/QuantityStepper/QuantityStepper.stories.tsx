import type { Meta, StoryObj } from '@storybook/react-vite';
import { aQuantity } from '../../fixtures/orders.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'default/QuantityStepper',
  component: QuantityStepper,
  parameters: {
    docs: {
      description: {
        component:
          'Une quantité : moins, plus, ou un nombre de la liste. **Quand l’utiliser :** là où le client choisit combien : page d’un article, panier.',
      },
    },
  },
  args: { label: 'Quantité', quantity: aQuantity() },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deux: Story = {
  name: 'Deux',
};

export const AuMinimum: Story = {
  name: 'Au minimum',
  args: { quantity: aQuantity({ value: 1, canDecrease: false }) },
};

export const AuMaximum: Story = {
  name: 'Au maximum',
  args: { quantity: aQuantity({ value: 5, canIncrease: false }) },
};

export const Beaucoup: Story = {
  name: 'Un très grand nombre',
  args: { quantity: aQuantity({ value: 1000, max: 1000, choices: [1, 50, 100, 500, 1000] }) },
};
