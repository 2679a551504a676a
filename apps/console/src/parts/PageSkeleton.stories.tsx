import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

const meta = {
  title: 'console/PageSkeleton',
  parameters: {
    docs: {
      description: {
        component:
          'Un écran pendant que son code se charge. **Quand l’utiliser :** entre deux écrans, la première fois.',
      },
    },
  },
  component: PageSkeleton,
  render: () => (
    <ConsoleStage>
      <PageSkeleton />
    </ConsoleStage>
  ),
} satisfies Meta<typeof PageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seul: Story = { name: 'En attente' };
