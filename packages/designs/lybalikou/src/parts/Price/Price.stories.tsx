import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta = {
  title: 'lybalikou/Price',
  component: Price,
  args: { price: { current: '32 000 FCFA', previous: null, saving: null } },
  parameters: {
    docs: {
      description: {
        component:
          'Le prix en caractères simples, suivi du prix barré. **Remplace :** default/Price, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Simple: Story = { name: 'Simple' };

export const Reduit: Story = {
  name: 'Prix réduit',
  args: { price: { current: '25 600 FCFA', previous: '32 000 FCFA', saving: '−20 %' } },
};

export const Plusieurs: Story = {
  name: 'Selon la déclinaison',
  args: {
    price: { prefix: 'À partir de', current: '25 600 FCFA', previous: '32 000 FCFA', saving: '−20 %' },
  },
};

export const Grand: Story = {
  name: 'Sur la page d’une pièce',
  args: { size: 'large', price: { current: '25 600 FCFA', previous: '32 000 FCFA', saving: '−20 %' } },
};
