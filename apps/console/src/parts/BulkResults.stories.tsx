import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { BulkResults } from './BulkResults.tsx';

const meta = {
  title: 'console/BulkResults',
  parameters: {
    docs: {
      description: {
        component:
          'Ce qui a été refusé d’un changement groupé, et pourquoi. **Quand l’utiliser :** après une action sur plusieurs lignes dont une au moins n’a pas abouti.',
      },
    },
  },
  component: BulkResults,
  render: (args) => (
    <ConsoleStage>
      <BulkResults {...args} />
    </ConsoleStage>
  ),
  args: {
    outcomes: [
      { key: '1', name: 'Panier tressé', isDone: true, message: null },
      { key: '2', name: 'Natte', isDone: false, message: 'Moussa l’a changé entre-temps.' },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof BulkResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Partiel: Story = { name: 'Une partie refusée' };
