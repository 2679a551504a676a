import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { ChoiceList } from './ChoiceList.tsx';

const meta = {
  title: 'console/ChoiceList',
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
