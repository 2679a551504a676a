import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards } from '../../fixtures/catalogue.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProductRail } from './ProductRail.tsx';

const meta = {
  title: 'default/ProductRail',
  component: ProductRail,
  parameters: {
    docs: {
      description: {
        component:
          'Quelques articles sur une ligne qui défile. **Quand l’utiliser :** pour des nouveautés ou des articles semblables. Pour une liste entière : ProductGrid.',
      },
    },
  },
  args: { title: 'Nouveautés', cards: { status: 'ready', data: cards(8) } },
} satisfies Meta<typeof ProductRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plein: Story = {
  name: 'Plein',
  args: { cards: { status: 'ready', data: cards(16) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list');
    list.style.scrollBehavior = 'auto';
    const next = await canvas.findByRole('button', { name: 'Articles suivants', hidden: true });
    for (const place of [400, 800]) {
      await userEvent.click(next, { pointerEventsCheck: 0 });
      await waitFor(() => expect(list.scrollLeft).toBe(place));
    }
  },
};

export const UnSeul: Story = {
  name: 'Un seul article',
  args: { cards: { status: 'ready', data: cards(1) } },
};

export const Chargement: Story = {
  name: 'Chargement',
  args: { cards: { status: 'loading' } },
};

export const Echec: Story = {
  name: 'Échec réseau',
  args: { cards: { status: 'failed', message: 'Une erreur est survenue', retry: () => undefined } },
};
