import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStore } from '../../story-views/views.ts';
import { Stamps } from './Stamps.tsx';

const meta = {
  title: 'rahmou-serwiss/Accueil/Tampons',
  component: Stamps,
  args: { highlights: aStore().highlights },
  parameters: {
    docs: {
      description: {
        component:
          'Les engagements de la boutique, comme des tampons. **Quand l’utiliser :** une fois, à l’accueil.',
      },
    },
    design: 'rahmou-serwiss',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Stamps>;
export default meta;

export const Engagements: StoryObj<typeof meta> = {};
