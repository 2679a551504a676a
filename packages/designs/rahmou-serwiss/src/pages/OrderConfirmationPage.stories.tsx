import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOrder } from '@teranga/testing';
import { expect } from 'storybook/test';
import OrderConfirmationPage from './OrderConfirmationPage.tsx';

const ref = '2F7N-9K7E-41QX-8TRA';

const meta = {
  title: 'rahmou-serwiss/pages/Confirmation de commande',
  component: OrderConfirmationPage,
  parameters: {
    docs: {
      description: {
        component:
          'La confirmation d’une commande, comme une carte d’embarquement. **Adresse :** `/order-confirmation`.',
      },
    },
    design: 'rahmou-serwiss',
    layout: 'fullscreen',
    address: { search: `?ref=${ref}` },
    store: { world: { orders: [anOrder({ ref })] } },
  },
} satisfies Meta<typeof OrderConfirmationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnLivraison: Story = {
  name: 'À livrer',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^À payer à la livraison/)).toBeVisible();
    await expect(canvas.getByText('Vers')).toBeInTheDocument();
  },
};

export const AuRetrait: Story = {
  name: 'À retirer',
  parameters: { store: { world: { orders: [anOrder({ ref, deliveryKind: 'pickup', deliveryCharge: 0 })] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^À payer au retrait/)).toBeVisible();
    await expect(canvas.getByText('Par')).toBeInTheDocument();
    await expect(canvas.queryByText('Vers')).toBeNull();
  },
};
