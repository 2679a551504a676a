import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'default/Pagination',
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component: 'Les pages d’une liste. **Quand l’utiliser :** sous un ProductGrid de plus d’une page.',
      },
    },
  },
  args: {
    pagination: {
      previousHref: '/products?page=4',
      nextHref: '/products?page=6',
      items: [
        { kind: 'page', number: 1, href: '/products', isCurrent: false },
        { kind: 'gap', id: 'avant' },
        { kind: 'page', number: 4, href: '/products?page=4', isCurrent: false },
        { kind: 'page', number: 5, href: '/products?page=5', isCurrent: true },
        { kind: 'page', number: 6, href: '/products?page=6', isCurrent: false },
        { kind: 'gap', id: 'apres' },
        { kind: 'page', number: 12, href: '/products?page=12', isCurrent: false },
      ],
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Milieu: Story = {
  name: 'Au milieu',
};

export const Premiere: Story = {
  name: 'Première page',
  args: {
    pagination: {
      previousHref: null,
      nextHref: '/products?page=2',
      items: [
        { kind: 'page', number: 1, href: '/products', isCurrent: true },
        { kind: 'page', number: 2, href: '/products?page=2', isCurrent: false },
      ],
    },
  },
};
