import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTile, longName } from '../../fixtures/catalogue.ts';
import { CategoryTiles } from './CategoryTiles.tsx';

const meta = {
  title: 'default/CategoryTiles',
  component: CategoryTiles,
  parameters: {
    docs: {
      description: {
        component:
          'Les rayons, chacun avec son image. **Quand l’utiliser :** à l’accueil, pour entrer par un rayon. Au-dessus d’une liste : CategoryBar.',
      },
    },
  },
  args: { title: 'Catégories populaires', tiles: [aTile(), aTile({ id: 'mode', name: 'Mode' })] },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deux: Story = {
  name: 'Deux catégories',
};

export const SansImage: Story = {
  name: 'Sans image',
  args: { tiles: [aTile({ image: null, countLabel: null })] },
};

export const NomTresLong: Story = {
  name: 'Nom très long',
  args: { tiles: [aTile({ name: longName }), aTile({ id: 'mode', name: 'Mode' })] },
};
