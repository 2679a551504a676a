import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const meta = {
  title: 'rahmou-serwiss/ProductCardSkeleton',
  component: ProductCardSkeleton,
  parameters: { design: 'rahmou-serwiss' },
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
