import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aStore } from '../../story-views/views.ts';
import { ShopFront } from './ShopFront.tsx';

const meta = {
  title: 'rahmou-serwiss/Accueil/Devanture',
  component: ShopFront,
  args: { store: aStore({ hero: { ...aStore().hero, title: 'Tout pour la maison.' } }) },
  parameters: {
    docs: {
      description: {
        component:
          'L’image de la boutique, et un billet pour ses livraisons. **Quand l’utiliser :** en haut de l’accueil d’une boutique sans services. Avec des services : Hero.',
      },
    },
    design: 'rahmou-serwiss',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ShopFront>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SansServices: Story = {
  name: 'Une boutique sans services',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Tout pour la maison.' });
    await expect(canvas.getByRole('link', { name: 'Voir la boutique' })).toHaveAttribute('href', '/products');
  },
};
