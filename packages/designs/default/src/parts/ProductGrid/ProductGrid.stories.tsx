import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards } from '../../fixtures/catalogue.ts';
import { ProductGrid } from './ProductGrid.tsx';

const meta = {
  title: 'default/ProductGrid',
  component: ProductGrid,
  parameters: {
    docs: {
      description: {
        component:
          'Une liste d’articles en grille. **Quand l’utiliser :** pour le contenu principal d’une page. Pour quelques articles à côté : ProductRail.',
      },
    },
  },
  args: { cards: cards(7) },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeptArticles: Story = {
  name: 'Sept articles',
};

export const UnSeul: Story = {
  name: 'Un seul article',
  args: { cards: cards(1) },
};
