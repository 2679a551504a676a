import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  parameters: {
    docs: {
      description: {
        component:
          'Les pages d’une liste comme celles d’un livre : des mots pour tourner, des chiffres entre eux. **Remplace :** default/Pagination, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AuMilieu: Story = { name: 'Au milieu' };

export const SurUnTelephone: Story = {
  name: 'Beaucoup de pages, sur un téléphone',
  args: {
    pagination: {
      previousHref: '/products?page=4',
      nextHref: '/products?page=6',
      items: [1, 3, 4, 5, 6, 7, 9].map((number) => ({
        kind: 'page',
        number,
        href: `/products?page=${number}`,
        isCurrent: number === 5,
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const boxOf = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect();
    const [previous, next] = [boxOf('Précédent'), boxOf('Suivant')];
    await expect(previous.top).toBeGreaterThanOrEqual(boxOf('Page 9').bottom);
    await expect(next.top).toBe(previous.top);
  },
};
