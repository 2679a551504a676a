import type { Meta, StoryObj } from '@storybook/react-vite';
import { aState } from '../../fixtures/orders.ts';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'default/StatusBadge',
  component: StatusBadge,
  parameters: {
    docs: {
      description: {
        component:
          'Le statut d’une commande en un mot et une couleur. **Quand l’utiliser :** dans une liste de commandes, ou à côté d’une référence. Pour l’historique : OrderTimeline.',
      },
    },
  },
  args: { state: aState() },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnAttente: Story = {
  name: 'En attente',
};

export const Validee: Story = {
  name: 'Validée',
  args: { state: aState({ code: 'VALIDATED', label: 'Validée', tone: 'good', icon: 'circle-check' }) },
};

export const Expediee: Story = {
  name: 'Expédiée',
  args: { state: aState({ code: 'SHIPPED', label: 'Expédiée', tone: 'moving', icon: 'truck' }) },
};

export const Annulee: Story = {
  name: 'Annulée',
  args: { state: aState({ code: 'CANCELLED', label: 'Annulée', tone: 'bad', icon: 'circle-x' }) },
};

export const Inconnue: Story = {
  name: 'Statut inconnu',
  args: { state: aState({ code: 'X', label: 'Inconnu', icon: 'inconnue' }) },
};
