import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aStore } from '../../story-views/views.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'rahmou-serwiss/Accueil/Départ',
  component: Hero,
  args: { hero: aStore().hero, now: Date.UTC(2026, 10, 21) },
  parameters: {
    docs: {
      description: {
        component:
          'L’image de la boutique, et une carte d’embarquement à remplir. **Quand l’utiliser :** en haut de l’accueil d’une agence. Sans services : ShopFront.',
      },
    },
    design: 'rahmou-serwiss',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ARemplir: Story = {
  name: 'À remplir',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Vers'), 'Dubaï');
    await expect(canvasElement.textContent).toContain('DUBAÏ');
  },
};
export const SansImage: Story = {
  name: 'Sans image',
  args: { hero: { ...aStore().hero, image: null } },
};
