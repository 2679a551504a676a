import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderTimeline } from './OrderTimeline.tsx';

const meta = {
  title: 'rahmou-serwiss/OrderTimeline',
  component: OrderTimeline,
  args: {
    entries: [
      {
        key: '1',
        dateLabel: '20 novembre 2026 à 09:12',
        state: {
          code: 'WAITING_FOR_VALIDATION',
          label: 'En attente de validation',
          tone: 'waiting',
          icon: 'clock',
        },
        reason: null,
      },
      {
        key: '2',
        dateLabel: '20 novembre 2026 à 10:40',
        state: { code: 'VALIDATED', label: 'Validée', tone: 'good', icon: 'badge-check' },
        reason: 'Confirmée par téléphone',
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'L’historique d’une commande comme un tableau des départs, où le statut du moment ressort. **Remplace :** default/OrderTimeline, qui dit quand l’utiliser.',
      },
    },
    design: 'rahmou-serwiss',
  },
} satisfies Meta<typeof OrderTimeline>;
export default meta;

export const DeuxEtapes: StoryObj<typeof meta> = { name: 'Deux étapes, la dernière allumée' };
