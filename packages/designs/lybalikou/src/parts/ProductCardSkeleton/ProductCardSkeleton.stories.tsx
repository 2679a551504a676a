import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const meta = {
  title: 'lybalikou/ProductCardSkeleton',
  component: ProductCardSkeleton,
  args: {},
  parameters: {
    docs: {
      description: {
        component:
          'La place d’une carte d’article qui se charge. **Remplace :** default/ProductCardSkeleton, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnChemin: Story = { name: 'Chargement' };
