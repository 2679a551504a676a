import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

const meta = {
  title: 'console/ListSkeleton',
  parameters: {
    docs: {
      description: {
        component:
          'Une liste avant sa première réponse. **Quand l’utiliser :** tant que les lignes ne sont pas là.',
      },
    },
  },
  component: ListSkeleton,
  render: () => (
    <ConsoleStage>
      <ListSkeleton />
    </ConsoleStage>
  ),
} satisfies Meta<typeof ListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seul: Story = { name: 'En attente' };
