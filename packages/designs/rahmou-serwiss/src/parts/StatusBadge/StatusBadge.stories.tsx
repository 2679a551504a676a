import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'rahmou-serwiss/StatusBadge',
  component: StatusBadge,
  args: {
    state: { code: 'VALIDATED', label: 'Validée', tone: 'good', icon: 'badge-check' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Le statut d’une commande, tamponné. **Remplace :** default/StatusBadge, qui dit quand l’utiliser.',
      },
    },
    design: 'rahmou-serwiss',
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Validee: Story = { name: 'Validée' };
export const EnAttente: Story = {
  name: 'En attente',
  args: {
    state: {
      code: 'WAITING_FOR_VALIDATION',
      label: 'En attente de validation',
      tone: 'waiting',
      icon: 'clock',
    },
  },
};
export const Expediee: Story = {
  name: 'Expédiée',
  args: { state: { code: 'SHIPPED', label: 'Expédiée', tone: 'moving', icon: 'truck' } },
};
export const Annulee: Story = {
  name: 'Annulée',
  args: { state: { code: 'CANCELLED', label: 'Annulée', tone: 'bad', icon: 'circle-x' } },
};
