import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartLine, anOrder } from '@teranga/testing';
import { expect, waitFor, within } from 'storybook/test';
import { inShop, pending } from '../fixtures/backEnds.ts';
import PaymentCancelPage from './PaymentCancelPage.tsx';

const order = anOrder({ paymentMethod: 'online', status: 'PAYMENT_PENDING' });

const meta = {
  title: 'default/pages/Paiement annulé',
  component: PaymentCancelPage,
  args: { orderRef: order.ref },
  parameters: {
    docs: {
      description: {
        component:
          'Le retour d’un paiement annulé : le reprendre, ou remettre les articles au panier. **Adresse :** `/payment-cancel/` et la référence.',
      },
    },
    layout: 'fullscreen',
    ...inShop({ orders: [order] }),
  },
} satisfies Meta<typeof PaymentCancelPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const openOrder = anOrder({
  paymentMethod: 'paytech',
  payment: {
    status: 'WAITING',
    canPay: true,
    expiresAt: null,
    state: 'pending',
    since: '2026-11-02T10:31:00.000Z',
  },
});

const unpaidOrder = anOrder({
  paymentMethod: 'paytech',
  payment: { status: 'WAITING', canPay: true, expiresAt: null },
});

export const AReprendre: Story = {
  name: 'À reprendre',
  parameters: inShop({ orders: [order], cart: [aCartLine()] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Retour au panier' })).toBeVisible();
  },
};
export const PanierVide: Story = {
  name: 'À reprendre, avec un panier vide',
  args: { orderRef: unpaidOrder.ref },
  parameters: inShop({ orders: [unpaidOrder] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Reprendre le paiement' });
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Retour au panier' })).toBeNull());
  },
};
export const PeutEtrePaye: Story = {
  name: 'Peut-être payé : aucun verdict',
  args: { orderRef: openOrder.ref },
  parameters: inShop({ orders: [openOrder] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Vous avez payé ? Nous attendons la confirmation.');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Paiement Initié !');
    await expect(canvas.queryByText(/n’a pas été finalisée/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Retour au panier' })).toBeNull();
  },
};
export const Introuvable: Story = { name: 'Référence inconnue', parameters: inShop({ orders: [] }) };
export const Chargement: Story = { name: 'Chargement', parameters: pending };
