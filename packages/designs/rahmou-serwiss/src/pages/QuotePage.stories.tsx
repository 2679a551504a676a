import type { Meta, StoryObj } from '@storybook/react-vite';
import { aService, failingCalls } from '@teranga/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import QuotePage from './QuotePage.tsx';

const visas = { id: 'visas', name: 'Visas' };
const services = [
  aService({ description: 'Au meilleur prix.' }),
  aService({ id: 'visa', name: 'Visa Schengen', description: '', service_category: visas }),
  aService({ id: 'hotel', name: 'Hôtel à Paris', isAvailable: false, service_category: null }),
];

const meta = {
  title: 'rahmou-serwiss/Demande de devis',
  component: QuotePage,
  args: { serviceId: '' },
  parameters: {
    docs: {
      description: {
        component:
          'La demande de devis : choisir un service, puis remplir une carte d’embarquement. **Adresse :** `/demande-devis`.',
      },
    },
    design: 'rahmou-serwiss',
    layout: 'fullscreen',
    store: { world: { services } },
  },
} satisfies Meta<typeof QuotePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choisir: Story = {
  name: 'Choisir un service',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link', { name: /^Choisir/ })).toHaveLength(2);
  },
};

export const Vol: Story = {
  name: 'Un vol, multi-destinations',
  args: { serviceId: 'vol-paris' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText(/Type de voyage/), 'Multi-destinations');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter une étape' }));
    await expect(await canvas.findByRole('group', { name: 'Étape 3' })).toBeVisible();
    await expect(canvas.queryByLabelText(/Date de retour/)).toBeNull();
  },
};

export const EnErreur: Story = {
  name: 'À corriger',
  args: { serviceId: 'visa' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer ma demande' }));
    // The list takes the focus once rendered: an earlier press would lose it to the list.
    const errors = await canvas.findByRole('alert', { name: 'À corriger' });
    await waitFor(() => expect(errors).toHaveFocus());
    await userEvent.click(within(errors).getByRole('button', { name: 'Pays de destination est requis' }));
    await expect(canvas.getByLabelText(/Pays de destination/)).toHaveFocus();
  },
};

export const ToutEffacer: Story = {
  name: 'Tout effacer',
  args: { serviceId: 'visa' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const country = await canvas.findByLabelText(/Pays de destination/);
    await userEvent.type(country, 'France');
    for (const [answer, left] of [
      ['Garder mes réponses', 'France'],
      ['Tout effacer', ''],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Tout effacer' }));
      const dialog = await canvas.findByRole('dialog', { name: 'Tout effacer' });
      await waitFor(() =>
        expect(within(dialog).getByRole('button', { name: 'Garder mes réponses' })).toHaveFocus(),
      );
      await userEvent.click(within(dialog).getByRole('button', { name: answer }));
      await expect(country).toHaveValue(left);
      // Waits for the exit animation, as the opener can only be pressed after it.
      await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
    }
  },
};

export const SansService: Story = {
  name: 'Aucun service disponible',
  parameters: { store: { world: { services: [] } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Aucun service disponible')).toBeVisible();
  },
};

export const EnPanne: Story = {
  name: 'Échec réseau',
  parameters: { store: { handlers: failingCalls('/services') } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
