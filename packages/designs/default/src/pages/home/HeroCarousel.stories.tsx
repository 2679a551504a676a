import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aTile } from '../../fixtures/catalogue.ts';
import { HeroCarousel } from './HeroCarousel.tsx';

const slides = ['Tabaski', 'Rentrée', 'Saison des pluies'].map((name, index) =>
  aTile({ id: String(index), name, href: `/theme/${String(index)}` }),
);

const meta = {
  title: 'default/HeroCarousel',
  component: HeroCarousel,
  parameters: {
    docs: {
      description: {
        component:
          'Les grandes annonces de la boutique. **Quand l’utiliser :** une fois, en haut de l’accueil.',
      },
    },
  },
  args: { className: undefined, slides },
} satisfies Meta<typeof HeroCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlusieursCollections: Story = {
  name: 'Plusieurs collections',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Diapositive suivante' }));
    await expect(await canvas.findByText(/2.\/.3/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrêter le défilement' }));
    await expect(canvas.getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible();
  },
};

export const UneSeule: Story = {
  name: 'Une seule collection',
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Tabaski' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const SansImage: Story = {
  name: 'Image indisponible',
  args: { slides: slides.map((slide) => ({ ...slide, image: null })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Image indisponible')).toHaveLength(slides.length);
  },
};

export const NomTresLong: Story = {
  name: 'Nom et description très longs',
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      name: 'Tout ce qu’il faut pour recevoir la famille entière pendant les fêtes de fin d’année',
      description:
        'Nappes, plateaux, verres, marmites et paniers : de quoi servir trente invités sans rien emprunter aux voisins.',
    })),
  },
};
