import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStore } from '../../fixtures/store.ts';
import { Cover } from './Cover.tsx';

const meta = {
  title: 'lybalikou/Cover',
  component: Cover,
  args: { store: aStore() },
  parameters: {
    docs: {
      description: {
        component:
          'La couverture : une image, un titre sur son bord, un lien. **Quand l’utiliser :** une fois, en haut de l’accueil.',
      },
    },
    design: 'lybalikou',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AvecImage: Story = { name: 'Avec image' };

export const SansImage: Story = {
  name: 'Sans image',
  args: { store: aStore({ hero: { title: 'Pièces de la saison.', text: '', image: null } }) },
};
