import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProduct } from '@teranga/testing';
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

const meta = {
  title: 'default/SearchDialog',
  component: Opened,
  parameters: {
    docs: {
      description: {
        component:
          'La recherche par-dessus la page. **Quand l’utiliser :** depuis le bouton de recherche de l’en-tête.',
      },
    },
  },
} satisfies Meta<typeof Opened>;
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

export const Tenue: Story = {
  name: 'La fenêtre tient sa place',
  parameters: {
    store: {
      world: {
        products: Array.from({ length: 5 }, (_, index) =>
          aProduct({ id: `robe-${index}`, name: 'Robe wax' }),
        ),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement, 'r');
    const place = () => {
      const { top, height } = canvas.getByRole('dialog').getBoundingClientRect();
      return [top, height];
    };
    await canvas.findByRole('navigation', { name: 'Catégories populaires', hidden: true });
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('dialog')).translate).toBe('none'));
    const before = place();
    await userEvent.keyboard('obe');
    await canvas.findByRole('link', { name: 'Afficher tous les 5 résultats' });
    await expect(place()).toEqual(before);
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
  name: 'Échec réseau',
  parameters: { store: { failing: ['/products/search'] } },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement, 'robe');
    await canvas.findByText('Failed to load products. Please try again later.');
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
