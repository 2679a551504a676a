import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aList } from '../../fixtures/catalogue.ts';
import { ListControls } from './ListControls.tsx';

const meta = {
  title: 'default/ListControls',
  component: ListControls,
  parameters: {
    docs: {
      description: {
        component:
          'Recherche, filtres et tri d’une liste d’articles. **Quand l’utiliser :** au-dessus d’un ProductGrid dont le client change le contenu.',
      },
    },
  },
  args: { list: aList() },
} satisfies Meta<typeof ListControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SansFiltre: Story = {
  name: 'Sans filtre',
};

export const DeuxFiltres: Story = {
  name: 'Deux filtres actifs',
  args: {
    list: aList({
      search: 'théière',
      chips: [
        { label: '« théière »', removeHref: '/products' },
        { label: 'Moins de 10 000 FCFA', removeHref: '/products?search=theiere' },
      ],
      clearHref: '/products',
    }),
  },
};

const counted = aList({
  filterGroups: [
    {
      id: 'category',
      title: 'Catégories',
      choices: [
        { label: 'Toutes les catégories', href: '/products', isChosen: true },
        { label: 'Robes', href: '/products?category=Robes', isChosen: false, count: '1 204' },
        { label: 'Sacs', href: '/products?category=Sacs', isChosen: false, count: '0', isEmpty: true },
      ],
    },
  ],
  onSale: { label: 'Articles en vente', href: '/products?onSale=true', isChosen: false, count: '12' },
});

export const Nombres: Story = {
  name: 'Combien chaque choix montrerait',
  args: { list: counted },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Articles en vente' })).toHaveAccessibleDescription(
      '12',
    );
    const summary = canvas.getByText('Filtrer', { selector: 'summary' });
    await userEvent.click(summary);
    const details = summary.closest('details') ?? canvasElement;
    const drawer = within(details);
    await expect(drawer.getByRole('link', { name: 'Robes 1 204' })).toHaveAttribute(
      'href',
      '/products?category=Robes',
    );
    await waitFor(() => expect(drawer.getByText('Sacs')).toBeVisible());
    await expect(drawer.queryByRole('link', { name: /Sacs/ })).toBe(null);
    await userEvent.click(drawer.getByRole('link', { name: 'Robes 1 204' }));
    await waitFor(() => expect(details).not.toHaveAttribute('open'));
  },
};

export const FiltresEnEchec: Story = {
  name: 'Filtres en échec',
  args: {
    list: aList({ filterFailure: { message: 'Failed to load filter options', retry: () => undefined } }),
  },
};
