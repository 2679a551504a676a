import type { Meta, StoryObj } from '@storybook/react-vite';
import { aService, failingCalls } from '@teranga/testing';
import { expect, within } from 'storybook/test';
import ServicePage from './ServicePage.tsx';

const services = ['Rome', 'Dubaï', 'Abidjan'].map((place) =>
  aService({ id: place, name: `Billet Dakar – ${place}`, description: 'Au meilleur prix.' }),
);

const meta = {
  title: 'rahmou-serwiss/Service',
  component: ServicePage,
  args: { serviceId: 'vol-paris' },
  parameters: {
    docs: {
      description: {
        component:
          'Un service sur son billet, et des services proches. **Adresse :** `/services/` et l’identifiant du service.',
      },
    },
    design: 'rahmou-serwiss',
    layout: 'fullscreen',
    store: { world: { services: [aService(), ...services] } },
  },
} satisfies Meta<typeof ServicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complet: Story = {
  name: 'Avec trois services proches',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link', { name: /^Découvrir/ })).toHaveLength(3);
  },
};
export const NonDisponible: Story = {
  name: 'Service non disponible',
  parameters: { store: { world: { services: [aService({ isAvailable: false }), ...services] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const other = await canvas.findByRole('link', { name: 'Choisir un autre service' });
    await expect(other).toHaveAttribute('href', '/demande-devis');
    await expect(canvas.queryByRole('link', { name: 'Demander un devis' })).toBeNull();
  },
};
export const Introuvable: Story = {
  name: 'Service non trouvé',
  args: { serviceId: 'nulle-part' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Service non trouvé')).toBeVisible();
  },
};
export const EnPanne: Story = {
  name: 'Échec réseau',
  parameters: { store: { handlers: failingCalls('/services/vol-paris') } },
};
export const Chargement: Story = {
  name: 'Chargement',
  parameters: { store: { pending: ['/services/vol-paris'] } },
};
