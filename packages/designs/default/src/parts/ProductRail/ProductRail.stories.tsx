import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards } from '../../fixtures/catalogue.ts';
import { ProductRail } from './ProductRail.tsx';

const meta = {
  title: 'default/ProductRail',
  component: ProductRail,
  args: { title: 'Nouveautés', cards: { status: 'ready', data: cards(8) } },
} satisfies Meta<typeof ProductRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plein: Story = {
  name: 'Plein',
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
  name: 'Échec',
  args: { cards: { status: 'failed', message: 'Une erreur est survenue', retry: () => undefined } },
};
