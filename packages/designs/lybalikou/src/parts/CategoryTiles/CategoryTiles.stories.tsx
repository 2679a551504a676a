import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTile } from '../../fixtures/catalogue.ts';
import { CategoryTiles } from './CategoryTiles.tsx';

const meta = {
  title: 'lybalikou/CategoryTiles',
  component: CategoryTiles,
  args: {
    title: 'Le vestiaire',
    tiles: ['Robes', 'Boubous', 'Ensembles', 'Foulards', 'Chemises', 'Sacs'].map(aTile),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Les rayons : une image pour chacun, et son nom en grand au-dessous. **Remplace :** default/CategoryTiles, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixRayons: Story = { name: 'Six rayons' };

export const SansImage: Story = {
  name: 'Sans image',
  args: { tiles: [{ ...aTile('Bijoux'), image: null, countLabel: null }] },
};
