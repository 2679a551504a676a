import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const meta = {
  title: 'rahmou-serwiss/ProductCardSkeleton',
  component: ProductCardSkeleton,
  parameters: {
    docs: {
      description: {
        component:
          'La place d’un billet d’article qui se charge. **Remplace :** default/ProductCardSkeleton, qui dit quand l’utiliser.',
      },
    },
    design: 'rahmou-serwiss',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCardSkeleton>;
export default meta;

export const EnChemin: StoryObj<typeof meta> = { name: 'Chargement' };
