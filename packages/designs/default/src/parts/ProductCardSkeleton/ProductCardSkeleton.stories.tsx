import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const meta = {
  title: 'default/ProductCardSkeleton',
  component: ProductCardSkeleton,
  parameters: {
    docs: {
      description: {
        component:
          'La place d’une carte qui se charge. **Quand l’utiliser :** dans une liste dont les articles ne sont pas encore arrivés, autant que de cartes attendues.',
      },
    },
  },
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
