import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { anOrder, aState } from '../../fixtures/orders.ts';
import { TrackedOrder } from './TrackedOrder.tsx';

const meta = {
  title: 'default/pages/Suivi de commande',
  component: TrackedOrder,
  args: { order: anOrder() },
} satisfies Meta<typeof TrackedOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recue: Story = {
  name: 'Reçue : pas encore d’historique',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Historique')).toBe(null);
  },
};

export const Expediee: Story = {
  name: 'Expédiée, avec réduction',
  args: {
    order: anOrder({
      state: aState({ code: 'SHIPPED', label: 'Expédiée', tone: 'moving', icon: 'truck' }),
      discount: '−2 500 FCFA',
      total: '23 500 FCFA',
      timeline: [
        { key: '0', dateLabel: '21 novembre 2026 à 09:12', state: aState(), reason: null },
        {
          key: '1',
          dateLabel: '22 novembre 2026 à 16:40',
          state: aState({ code: 'SHIPPED', label: 'Expédiée', tone: 'moving', icon: 'truck' }),
          reason: 'Remise au livreur',
        },
      ],
    }),
  },
};

const resume = fn();

export const APayer: Story = {
  name: 'À payer en ligne',
  args: {
    order: anOrder({
      payment: {
        state: {
          code: 'awaiting',
          tone: 'waiting',
          title: 'En attente de la confirmation du paiement',
          text: 'Cette page se met à jour toute seule dès que le paiement est confirmé.',
        },
        actions: { resume, restore: null, busy: null, error: null },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reprendre le paiement' }));
    await expect(resume).toHaveBeenCalledOnce();
  },
};

const refresh = fn();

export const HorsDePortee: Story = {
  name: 'La dernière actualisation a échoué',
  args: {
    order: anOrder({ failure: 'Impossible de récupérer les informations de la commande.', refresh }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }));
    await expect(refresh).toHaveBeenCalledOnce();
  },
};
