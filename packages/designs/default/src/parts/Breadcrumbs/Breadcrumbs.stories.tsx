import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../fixtures/catalogue.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'default/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    docs: {
      description: {
        component:
          'Le chemin de l’accueil à la page. **Quand l’utiliser :** en haut des pages d’un rayon ou d’un article ; pas à l’accueil, ni pendant la commande.',
      },
    },
  },
  args: {
    crumbs: [
      { label: 'Accueil', href: '/' },
      { label: 'Boutique', href: '/products' },
      { label: 'Théière émaillée', href: null },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  name: 'Article',
};

export const NomTresLong: Story = {
  name: 'Nom très long',
  args: {
    crumbs: [
      { label: 'Accueil', href: '/' },
      { label: longName, href: null },
    ],
  },
};

export const DeuxEtapes: Story = {
  name: 'Deux étapes sur un téléphone',
  args: {
    crumbs: [
      { label: 'Accueil', href: '/' },
      { label: 'Boutique', href: null },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accueil')).toBeVisible();
    await expect(canvas.getByText('Boutique')).toBeVisible();
  },
};
