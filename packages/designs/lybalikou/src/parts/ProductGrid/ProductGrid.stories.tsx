import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards } from '../../fixtures/catalogue.ts';
import { ProductGrid } from './ProductGrid.tsx';

const meta = {
  title: 'lybalikou/ProductGrid',
  component: ProductGrid,
  args: { cards: cards(10) },
  parameters: {
    docs: {
      description: {
        component:
          'Les articles en blocs : une grande image à côté de quatre petites, d’un côté puis de l’autre. **Remplace :** default/ProductGrid, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeuxDoublesPages: Story = { name: 'Deux doubles pages' };

export const UneSeule: Story = { name: 'Une seule pièce', args: { cards: cards(1) } };

export const Sept: Story = { name: 'Sept pièces', args: { cards: cards(7) } };
