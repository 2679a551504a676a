import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aStore } from '../../story-views/views.ts';
import { MetricsBoard } from './MetricsBoard.tsx';

const meta = {
  title: 'rahmou-serwiss/Accueil/Chiffres',
  component: MetricsBoard,
  args: { metrics: aStore().about.metrics },
  parameters: {
    docs: {
      description: {
        component:
          'Les chiffres de l’agence, sur un tableau des départs. **Quand l’utiliser :** une fois, à l’accueil.',
      },
    },
    design: 'rahmou-serwiss',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof MetricsBoard>;
export default meta;

export const CompteJusquAuBout: StoryObj<typeof meta> = {
  name: 'Compte jusqu’au bout',
  play: async ({ canvasElement }) => {
    const [figure] = within(canvasElement).getAllByRole('definition');
    await waitFor(() => expect(figure?.lastElementChild?.textContent).toBe('18\u202f540'));
  },
};
