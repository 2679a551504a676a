import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { anOrder, aState, noPaymentActions } from '../../fixtures/orders.ts';
import { TrackedOrder } from './TrackedOrder.tsx';

const meta = {
  title: 'default/pages/Suivi de commande',
  component: TrackedOrder,
  parameters: {
    docs: {
      description: {
        component:
          'Une commande : référence, statut, historique, articles et adresse. **Quand l’utiliser :** dans la page de suivi, une fois la commande trouvée.',
      },
    },
  },
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
          code: 'failed',
          tone: 'bad',
          title: 'Paiement non abouti',
          text: 'Vos articles sont encore réservés.',
        },
        actions: { ...noPaymentActions, resume },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reprendre le paiement' }));
    await expect(resume).toHaveBeenCalledOnce();
  },
};

const deny = fn();

export const PeutEtrePayee: Story = {
  name: 'Peut-être payée : nous attendons la confirmation',
  args: {
    order: anOrder({
      payment: {
        state: {
          code: 'pending',
          tone: 'waiting',
          title: 'Vous avez payé ? Nous attendons la confirmation.',
          text: 'Le résultat s’affiche ici ; au besoin, rechargez la page. Paiement commencé il y a 2 minutes.',
        },
        actions: { ...noPaymentActions, deny },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Reprendre le paiement' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Je n’ai pas payé' }));
    await expect(deny).toHaveBeenCalledOnce();
  },
};

export const PaiementSansReponse: Story = {
  name: 'Le service de paiement ne répond pas',
  args: {
    order: anOrder({
      payment: {
        state: {
          code: 'unreachable',
          tone: 'waiting',
          title: 'Vérification impossible pour le moment',
          text: 'Le service de paiement ne répond pas. Votre commande est gardée : si vous avez payé, ne payez pas une seconde fois et patientez.',
        },
        actions: noPaymentActions,
      },
      refresh: fn(),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Vérifier à nouveau' })).toBeVisible();
  },
};

export const Payee: Story = {
  name: 'Payée en ligne',
  args: {
    order: anOrder({
      state: aState({ code: 'VALIDATED', label: 'Validée', tone: 'good', icon: 'badge-check' }),
      payment: {
        state: {
          code: 'confirmed',
          tone: 'good',
          title: 'Paiement confirmé',
          text: 'Merci ! Votre paiement est bien arrivé et votre commande est validée. Payé par Orange Money, le 21 novembre 2026 à 09:14.',
        },
        actions: noPaymentActions,
      },
    }),
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
