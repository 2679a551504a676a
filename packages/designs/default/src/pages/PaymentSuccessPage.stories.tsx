import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOrder } from '@teranga/testing';
import { expect, within } from 'storybook/test';
import { inShop, pending } from '../fixtures/backEnds.ts';
import PaymentSuccessPage from './PaymentSuccessPage.tsx';

const order = anOrder({ paymentMethod: 'online', status: 'PAYMENT_PENDING' });

const meta = {
  title: 'default/pages/Paiement réussi',
  component: PaymentSuccessPage,
  args: { orderRef: order.ref },
  parameters: {
    docs: {
      description: {
        component:
          'Le retour d’un paiement : ce que la boutique en sait. **Adresse :** `/payment-success/` et la référence.',
      },
    },
    layout: 'fullscreen',
    ...inShop({ orders: [order] }),
  },
} satisfies Meta<typeof PaymentSuccessPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnAttente: Story = { name: 'En attente de la confirmation' };
export const Introuvable: Story = {
  name: 'Référence inconnue',
  parameters: inShop({ orders: [] }),
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole('heading', { level: 1 });
    // A font size at which «introuvable» does not fit on a line.
    title.style.fontSize = '6rem';
    canvasElement.style.inlineSize = '20rem';
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.parentElement?.parentElement?.clientWidth ?? 0);
  },
};
export const Chargement: Story = { name: 'Chargement', parameters: pending };
