import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTile, longName } from '../../fixtures/catalogue.ts';
import { ThemeTiles } from './ThemeTiles.tsx';

const meta = {
  title: 'default/ThemeTiles',
  component: ThemeTiles,
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
} satisfies Meta<typeof ThemeTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deux: Story = {
  name: 'Deux collections',
};

export const SansImage: Story = {
  name: 'Sans image ni texte',
  args: { tiles: [aTile({ picture: null, description: '', countLabel: null })] },
};

export const NomTresLong: Story = {
  name: 'Nom très long',
  args: { tiles: [aTile({ name: longName })] },
};
