import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aHeader } from '../../fixtures/store.ts';
import { Header } from './Header.tsx';

const meta = {
  title: 'lybalikou/Header',
  component: Header,
  args: aHeader(),
  parameters: { design: 'lybalikou', layout: 'fullscreen' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SurLAccueil: Story = { name: 'Sur l’accueil' };

export const PanierRempli: Story = {
  name: 'Panier rempli, page défilée',
  args: {
    cart: { count: 3, total: '96 000 FCFA', label: 'Panier, 3 articles', href: '/cart' },
    isCompact: true,
    isSolid: true,
  },
};

export const MenuOuvert: Story = {
  name: 'Menu ouvert sur un téléphone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = canvas.queryByRole('button', { name: 'Menu' });
    if (!menu) return;
    await userEvent.click(menu);
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Menu' })).toBeVisible());
  },
};
