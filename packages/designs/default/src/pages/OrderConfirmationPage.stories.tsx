import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOrder } from '@teranga/testing';
import { expect, within } from 'storybook/test';
import { inShop, outOfReach } from '../fixtures/backEnds.ts';
import OrderConfirmationPage from './OrderConfirmationPage.tsx';

const ref = '2F7N-9K7E-41QX-8TRA';

const meta = {
  title: 'default/pages/Confirmation de commande',
  component: OrderConfirmationPage,
  parameters: {
    docs: {
      description: {
        component:
          'La confirmation d’une commande : sa référence et ce qui se passe ensuite. **Adresse :** `/order-confirmation`.',
      },
    },
    layout: 'fullscreen',
    address: { search: `?ref=${ref}` },
    ...inShop({ orders: [anOrder({ ref })] }),
  },
} satisfies Meta<typeof OrderConfirmationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AuRetrait: Story = {
  name: 'À retirer',
  parameters: inShop({
    orders: [
      anOrder({ ref, deliveryKind: 'pickup', deliveryZone: 'Boutique des Almadies', deliveryCharge: 0 }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^À payer au retrait/)).toBeVisible();
    await expect(canvas.getByText('Retrait')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/livraison/i);
  },
};

export const Commandee: Story = {
  name: 'Commandé',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(ref)).toBeVisible();
    await expect(await within(canvasElement).findByText(/^À payer à la livraison/)).toBeVisible();
  },
};
export const SansDetails: Story = {
  name: 'Commandé, sans pouvoir lire la commande',
  parameters: outOfReach,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(ref)).toBeVisible();
  },
};
export const Chargement: Story = { name: 'Chargement', parameters: { address: { search: '' } } };
