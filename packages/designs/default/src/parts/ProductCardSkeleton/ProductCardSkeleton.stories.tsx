import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const meta = {
  title: 'default/ProductCardSkeleton',
  component: ProductCardSkeleton,
  args: {},
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chargement: Story = {
  name: 'Chargement',
};
