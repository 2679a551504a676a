import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import CollectionPage from './CollectionPage.tsx';

const meta = {
  title: 'default/pages/Collection',
  component: CollectionPage,
  parameters: {
    docs: {
      description: {
        component: 'Une collection et ses articles. **Adresse :** `/theme/` et le nom de la collection.',
      },
    },
  },
  args: { slug: 'tabaski' },
} satisfies Meta<typeof CollectionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collection: Story = {
  name: 'Collection',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Tabaski' });
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

export const Vide: Story = {
  name: 'Sans article',
  parameters: { store: { world: { products: [] } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Aucun article dans cette collection pour le moment.');
  },
};

export const Introuvable: Story = {
  name: 'Introuvable',
  args: { slug: 'inconnue' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Collection introuvable' });
  },
};

export const EnRoute: Story = {
  name: 'Chargement',
  parameters: { store: { pending: ['/collections/themes/:slug'] } },
};

export const Echec: Story = {
  name: 'Échec réseau',
  parameters: { store: { failing: ['/collections/themes/:slug'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
