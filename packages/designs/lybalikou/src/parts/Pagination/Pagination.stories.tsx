import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'lybalikou/Pagination',
  component: Pagination,
  args: {
    pagination: {
      previousHref: '/products?page=2',
      nextHref: '/products?page=4',
      items: [
        { kind: 'page', number: 1, href: '/products', isCurrent: false },
        { kind: 'gap', id: 'avant' },
        { kind: 'page', number: 3, href: '/products?page=3', isCurrent: true },
        { kind: 'page', number: 4, href: '/products?page=4', isCurrent: false },
      ],
    },
  },
  parameters: { design: 'lybalikou' },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AuMilieu: Story = { name: 'Au milieu' };
