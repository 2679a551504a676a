import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOrder } from '@teranga/testing';
import { inShop, onTheWay } from '../fixtures/backEnds.ts';
import PaymentCancelPage from './PaymentCancelPage.tsx';

const order = anOrder({ paymentMethod: 'online', status: 'PAYMENT_PENDING' });

const meta = {
  title: 'default/pages/Paiement annulé',
  component: PaymentCancelPage,
  args: { orderRef: order.ref },
  parameters: { layout: 'fullscreen', ...inShop({ orders: [order] }) },
} satisfies Meta<typeof PaymentCancelPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AReprendre: Story = { name: 'À reprendre' };
export const Introuvable: Story = { name: 'Référence inconnue', parameters: inShop({ orders: [] }) };
export const Chargement: Story = { name: 'Chargement', parameters: onTheWay };
