import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStore, someStoreInfo } from '@teranga/testing';
import { expect, userEvent, within } from 'storybook/test';
import ContactsPage from './ContactsPage.tsx';

type Contact = ReturnType<typeof someStoreInfo>['contactPageInfo'];

const withContact = (more: Partial<Contact>) => {
  const { contactPageInfo } = someStoreInfo();
  return {
    store: {
      world: {
        store: aStore({ storeInfo: someStoreInfo({ contactPageInfo: { ...contactPageInfo, ...more } }) }),
      },
    },
  };
};

const meta = {
  title: 'default/pages/Contacts',
  component: ContactsPage,
  parameters: {
    docs: {
      description: {
        component:
          'Les moyens de joindre la boutique, et un formulaire pour lui écrire. **Adresse :** `/contacts`.',
      },
    },
  },
} satisfies Meta<typeof ContactsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  name: 'Complète',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Nous trouver' });
    await expect(await canvas.findByText('Fermé')).toBeVisible();
    await canvas.findByText('12 rue Carnot, Dakar, Sénégal');
    await expect(canvas.queryByRole('button', { name: 'Afficher la carte' })).toBe(null);
  },
};

export const AvecCarte: Story = {
  name: 'La carte vient quand on la demande',
  parameters: withContact({
    locations: [
      { address: '12 rue Carnot', city: 'Dakar', country: 'Sénégal', embeddedMap: 'https://carte.invalid/' },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Afficher la carte' });
    await expect(canvasElement.querySelector('iframe')).toBe(null);
    await userEvent.click(button);
    await expect(canvas.getByTitle('Carte : 12 rue Carnot, Dakar, Sénégal')).toBeVisible();
  },
};

export const SansHoraires: Story = {
  name: 'Sans horaires ni adresse',
  parameters: withContact({ openingHours: [], locations: [] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Nous trouver' });
    await expect(canvas.queryByText('Heures d’ouverture')).toBe(null);
    await expect(canvas.queryByText('Adresse')).toBe(null);
  },
};

export const SansCoordonnees: Story = {
  name: 'Sans téléphone ni adresse e-mail',
  parameters: {
    store: {
      world: {
        store: aStore({
          marketplaceInfo: { ...aStore().marketplaceInfo, contact: { phones: [], emails: [] } },
          storeInfo: someStoreInfo({
            contactPageInfo: { ...someStoreInfo().contactPageInfo, phones: [], emails: [] },
            socialInfo: { phone: null, email: null, networks: [] },
          }),
          features: { ...aStore().features, whatsapp: null },
        }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Nous trouver' });
    await expect(canvas.queryByText('Nos coordonnées')).toBe(null);
    await canvas.findByText('Écrivez-nous');
  },
};
