import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aHeader } from '../../fixtures/store.ts';
import { Header } from './Header.tsx';

const meta = {
  title: 'default/Header',
  component: Header,
  parameters: {
    docs: {
      description: {
        component:
          'L’en-tête : logo, recherche, panier, compte. **Quand l’utiliser :** une fois, en haut de chaque page.',
      },
    },
    layout: 'fullscreen',
  },
  args: aHeader(),
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accueil: Story = {
  name: 'Accueil',
};

export const PanierVide: Story = {
  name: 'Panier vide',
  args: aHeader({ cart: { count: 0, total: '0 FCFA', label: 'Panier vide', href: '/cart' } }),
};

export const Defile: Story = {
  name: 'Après défilement',
  args: aHeader({ isCompact: true, isSolid: true }),
  play: async ({ canvasElement }) => {
    const header = await within(canvasElement).findByRole('banner');
    const awning = header.querySelector(':scope > [aria-hidden="true"]');
    const clear = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    // An anchor target stops one rem below the awning, not behind it.
    await expect(clear - (awning?.getBoundingClientRect().bottom ?? Number.NaN)).toBe(rem);
  },
};

export const Nuit: Story = {
  name: 'De nuit',
  args: aHeader({ theme: { value: 'night', label: 'Passer au thème clair', toggle: () => undefined } }),
};

export const PetitTelephone: Story = {
  name: 'Sur le plus petit téléphone, en grand texte',
  parameters: {
    viewport: { options: { smallest: { name: '320', styles: { width: '320px', height: '568px' } } } },
  },
  globals: { viewport: { value: 'smallest' }, textSize: 'double' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // At the minimum touch size, and the search icon keeps its size.
    await expect(canvas.getByRole('link', { name: /, accueil$/ }).getBoundingClientRect().height).toBe(44);
    const sign = canvas.getByRole('link', { name: 'Rechercher un article' }).querySelector('svg');
    await expect(sign?.getBoundingClientRect().width).toBe(22);
  },
};
