import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aStore } from '../../story-views/views.ts';
import { ContactSection } from './ContactSection.tsx';

const meta = {
  title: 'rahmou-serwiss/Accueil/Contact',
  component: ContactSection,
  args: { store: aStore(), isAgency: true },
  parameters: {
    docs: {
      description: {
        component:
          'Les moyens de joindre l’agence : WhatsApp d’abord, puis téléphone, e-mail, horaires et adresse. **Quand l’utiliser :** une fois, à l’accueil.',
      },
    },
    design: 'rahmou-serwiss',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ContactSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ParWhatsApp: Story = {
  name: 'Par WhatsApp',
  args: {
    store: aStore({
      locations: aStore().locations.map((place) => ({ ...place, mapUrl: 'https://www.openstreetmap.org/' })),
    }),
  },
  play: async ({ canvasElement }) => {
    const map = within(canvasElement).getByRole('link', { name: 'Voir sur la carte (nouvel onglet)' });
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('rel', 'noopener');
  },
};
export const SansWhatsApp: Story = { name: 'Sans WhatsApp', args: { store: aStore({ whatsappHref: null }) } };
export const SansCoordonnees: Story = {
  name: 'Sans téléphone, e-mail ni WhatsApp',
  args: { store: aStore({ whatsappHref: null, phones: [], emails: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Laissez-nous un message')).toBeVisible();
    await expect(canvas.queryByText('Écrivez-nous')).toBe(null);
  },
};
