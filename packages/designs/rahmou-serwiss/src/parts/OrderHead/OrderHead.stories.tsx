import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  title: 'rahmou-serwiss/OrderHead',
  component: OrderHead,
  args: { order },
  parameters: {
    docs: {
      description: {
        component:
          'La carte d’embarquement d’une commande : numéro, trajet, tampon, et un tableau des départs sur le talon. **Remplace :** default/OrderHead, qui dit quand l’utiliser.',
      },
    },
    design: 'rahmou-serwiss',
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

export const AuRetrait: Story = {
  name: 'À retirer',
  args: { order: { ...order, city: '', isPickup: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('À l’agence')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Chez vous');
    await expect(canvas.queryByText('Vers')).toBeNull();
  },
};
