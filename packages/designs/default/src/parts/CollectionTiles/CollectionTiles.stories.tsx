import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTile, longName } from '../../fixtures/catalogue.ts';
import { CollectionTiles } from './CollectionTiles.tsx';

const meta = {
  title: 'default/CollectionTiles',
  component: CollectionTiles,
  parameters: {
    docs: {
      description: {
        component:
          'Les collections, chacune avec son image. **Quand l’utiliser :** à l’accueil. Pour les rayons : CategoryTiles.',
      },
    },
  },
  args: {
    title: 'Nos collections',
    tiles: [aTile(), aTile({ id: 'rentree', name: 'Prêts pour la rentrée' })],
  },
} satisfies Meta<typeof CollectionTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deux: Story = {
  name: 'Deux collections',
};

export const SansImage: Story = {
  name: 'Sans image ni texte',
  args: { tiles: [aTile({ image: null, description: '', countLabel: null })] },
};

export const NomTresLong: Story = {
  name: 'Nom très long',
  args: { tiles: [aTile({ name: longName })] },
};
