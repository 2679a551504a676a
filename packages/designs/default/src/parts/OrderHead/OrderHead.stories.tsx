import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderHead } from './OrderHead.tsx';

const order = {
  ref: '2F7N-9K7E-41QX-8TRA',
  dateLabel: '21 novembre 2026 à 09:12',
  state: {
    code: 'WAITING_FOR_VALIDATION',
    label: 'En attente de validation',
    tone: 'waiting',
    icon: 'clock',
  },
  city: 'Dakar',
  isPickup: false,
} as const;

const meta = {
  title: 'default/OrderHead',
  component: OrderHead,
  args: { order },
  parameters: {
    docs: {
      description: {
        component:
          'La référence et le statut d’une commande. **Quand l’utiliser :** en haut d’une commande passée : confirmation, suivi, achats.',
      },
    },
    design: 'default',
  },
} satisfies Meta<typeof OrderHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnAttente: Story = { name: 'En attente' };

export const Livree: Story = {
  name: 'Livrée, ville au nom long',
  args: {
    order: {
      ...order,
      city: 'Saint-Louis du Sénégal, quartier Sor',
      state: { code: 'DELIVERED', label: 'Livrée', tone: 'good', icon: 'circle-check' },
    },
  },
};

export const SansDate: Story = {
  name: 'Sans date ni ville',
  args: { order: { ...order, dateLabel: '', city: '' } },
};
