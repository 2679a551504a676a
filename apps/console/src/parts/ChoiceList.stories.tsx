import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { ChoiceList } from './ChoiceList.tsx';

const meta = {
  title: 'console/ChoiceList',
  parameters: {
    docs: {
      description: {
        component:
          'Plusieurs choix, chacun avec sa case. **Quand l’utiliser :** quand on peut en cocher autant qu’on veut.',
      },
    },
  },
  component: ChoiceList,
  render: (args) => (
    <ConsoleStage>
      <ChoiceList {...args} />
    </ConsoleStage>
  ),
  args: {
    label: 'Événements',
    options: { 'order.created': 'Nouvelle commande', 'order.paid': 'Commande payée' },
    values: ['order.created'],
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choix: Story = { name: 'Une case cochée' };
export const Faute: Story = {
  name: 'Sans choix',
  args: { values: [], error: 'Choisissez au moins un événement.' },
};
