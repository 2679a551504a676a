import type { Meta, StoryObj } from '@storybook/react-vite';
import { aState } from '../../fixtures/orders.ts';
import { OrderTimeline } from './OrderTimeline.tsx';

const meta = {
  title: 'default/OrderTimeline',
  component: OrderTimeline,
  parameters: {
    docs: {
      description: {
        component:
          'Ce qui est arrivé à une commande, dans l’ordre. **Quand l’utiliser :** sur la page de suivi. Pour le seul statut du moment : StatusBadge.',
      },
    },
  },
  args: {
    entries: [
      { key: '1', dateLabel: '21 novembre 2026 à 09:12', state: aState(), reason: null },
      {
        key: '2',
        dateLabel: '22 novembre 2026 à 16:40',
        state: aState({ code: 'REJECTED', label: 'Rejetée', tone: 'bad', icon: 'circle-x' }),
        reason: 'L’article n’est plus au marché.',
      },
    ],
  },
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeuxEtapes: Story = {
  name: 'Deux étapes',
};
