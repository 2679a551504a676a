import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { FilterPanel } from './FilterPanel.tsx';

const meta = {
  title: 'console/FilterPanel',
  parameters: {
    docs: {
      description: {
        component:
          'Un bouton qui ouvre les filtres au-dessous. **Quand l’utiliser :** au-dessus d’une liste, à côté de la recherche.',
      },
    },
  },
  component: FilterPanel,
  render: (args) => (
    <ConsoleStage>
      <FilterPanel {...args} />
    </ConsoleStage>
  ),
  args: { count: 2, clear: fn(), children: <p>Marque, rayon, étiquette</p> },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choisis: Story = { name: 'Deux filtres choisis' };
