import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

const meta = {
  title: 'console/ListSkeleton',
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
