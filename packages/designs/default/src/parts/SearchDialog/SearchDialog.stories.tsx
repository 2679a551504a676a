import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SearchDialog } from './SearchDialog.tsx';

/** The dialog, and what opened it. */
function Opened() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Rechercher
      </button>
      <SearchDialog isOpen={isOpen} close={() => setIsOpen(false)} />
    </>
  );
}

const meta = { title: 'default/SearchDialog', component: Opened } satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

async function write(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard(text);
  return canvas;
}

export const Repos: Story = {
  name: 'Au repos',
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement, 'r');
    await expect(
      await canvas.findByRole('navigation', { name: 'Catégories populaires', hidden: true }),
    ).toBeInTheDocument();
  },
};

export const Trouve: Story = {
  name: 'Trouvé',
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement, 'robe');
    await canvas.findByRole('heading', { name: 'Résultats Produits (2)' });
    await expect(canvas.getByText('Résultats Produits (2)', { selector: 'output' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Rien: Story = {
  name: 'Rien trouvé',
  parameters: { store: { world: { products: [] } } },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement, 'xyz');
    await canvas.findByText('Aucun produit trouvé pour "xyz".', { selector: 'p' });
  },
};

export const Echec: Story = {
  name: 'Échec',
  parameters: { store: { failing: ['/products/search'] } },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement, 'robe');
    await canvas.findByText('Failed to load products. Please try again later.');
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
