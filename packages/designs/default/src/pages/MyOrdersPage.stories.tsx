import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOrder, failingCalls } from '@teranga/testing';
import { expect, within } from 'storybook/test';
import { signedIn } from '../fixtures/signedIn.ts';
import MyOrdersPage from './MyOrdersPage.tsx';

const meta = {
  title: 'default/pages/Mes achats',
  component: MyOrdersPage,
  parameters: {
    docs: { description: { component: 'Les commandes d’un client connecté. **Adresse :** `/my-orders`.' } },
  },
} satisfies Meta<typeof MyOrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const orders = [
  anOrder({ ref: 'TRG-7K2M-9QXP-4HTD', status: 'SHIPPED' }),
  anOrder({ ref: 'TRG-8A2M-9QXP-4HTE', status: 'DELIVERED', createdAt: '2026-10-02T10:30:00.000Z' }),
  anOrder({ ref: 'TRG-9A2M-9QXP-4HTF', status: 'PACKED', createdAt: '2026-09-02T10:30:00.000Z' }),
];

export const Liste: Story = {
  name: 'Des commandes',
  parameters: { store: signedIn({ orders }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'TRG-7K2M-9QXP-4HTD' })).toHaveAttribute(
      'href',
      '/orders-status/TRG-7K2M-9QXP-4HTD',
    );
    await expect(canvas.getByText('Expédiée')).toBeVisible();
    await expect(canvas.getByText('Statut inconnu')).toBeVisible();
  },
};

const pending = {
  status: 'WAITING',
  canPay: true,
  expiresAt: null,
  state: 'pending',
  since: '2026-11-02T10:31:00.000Z',
} as const;

export const PeutEtrePayee: Story = {
  name: 'Une commande peut-être payée',
  parameters: {
    store: signedIn({ orders: [anOrder({ paymentMethod: 'paytech', payment: pending })] }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Vous avez payé ? Nous attendons la confirmation.')).toBeVisible();
    await expect(canvas.getByText(/^Paiement commencé/)).toBeVisible();
  },
};

export const Vide: Story = {
  name: 'Aucune commande',
  parameters: { store: signedIn() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Vous n’avez pas encore de commande.')).toBeVisible();
  },
};

export const EnPanne: Story = {
  name: 'Échec réseau',
  parameters: { store: { ...signedIn(), handlers: failingCalls('/orders') } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Failed to fetch orders')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const EnRoute: Story = { name: 'Chargement' };
