import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards } from '../../fixtures/catalogue.ts';
import { ProductGrid } from './ProductGrid.tsx';

const meta = {
  title: 'default/ProductGrid',
  component: ProductGrid,
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
