import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'console/Badge',
  parameters: {
    docs: {
      description: {
        component:
          'Un état en un ou deux mots. **Quand l’utiliser :** à côté d’un nom ou d’une référence, jamais comme bouton.',
      },
    },
  },
  component: Badge,
  render: (args) => (
    <ConsoleStage>
      <Badge {...args} />
    </ConsoleStage>
  ),
  args: { tone: 'good', children: 'En vente' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bonne: Story = { name: 'Bonne nouvelle' };
export const Attente: Story = { name: 'En attente', args: { tone: 'waiting', children: 'À confirmer' } };
