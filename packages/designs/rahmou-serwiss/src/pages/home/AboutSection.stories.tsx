import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStore } from '../../story-views/views.ts';
import { AboutSection } from './AboutSection.tsx';

const meta = {
  title: 'rahmou-serwiss/Accueil/À propos',
  component: AboutSection,
  args: { about: aStore().about },
  parameters: {
    docs: {
      description: {
        component:
          'L’agence : sa présentation, ses promesses et ses valeurs. **Quand l’utiliser :** une fois, à l’accueil.',
      },
    },
    design: 'rahmou-serwiss',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AboutSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complet: Story = {};
export const SansImage: Story = {
  name: 'Sans image',
  args: { about: { ...aStore().about, image: null, sections: [], values: [] } },
};
