import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aGroup, aService } from '../../story-views/views.ts';
import { ServicesSection } from './ServicesSection.tsx';

const meta = {
  title: 'rahmou-serwiss/Accueil/Services',
  component: ServicesSection,
  args: {
    services: {
      status: 'ready',
      data: [
        aGroup('Billets d’avion', ['Dakar – Paris', 'Dakar – Istanbul', 'Dakar – Dubaï']),
        {
          id: 'visas',
          name: 'Visas',
          services: [
            aService(),
            aService({
              id: 'omra',
              name: 'Visa Omra',
              isAvailable: false,
              availabilityLabel: 'Non disponible',
            }),
          ],
        },
      ],
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Les services de l’agence, par catégorie : un billet pour chacun. **Quand l’utiliser :** une fois, à l’accueil.',
      },
    },
    design: 'rahmou-serwiss',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ServicesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ParCategorie: Story = { name: 'Par catégorie' };
export const EnChemin: Story = { name: 'Chargement', args: { services: { status: 'loading' } } };

const retry = fn();
export const EnPanne: Story = {
  name: 'Échec réseau',
  args: {
    services: {
      status: 'failed',
      message: 'Une erreur est survenue lors du chargement des services',
      retry,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
