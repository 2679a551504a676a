import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCustomer, failingCalls } from '@teranga/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '../fixtures/signedIn.ts';
import ProfilePage from './ProfilePage.tsx';

const meta = {
  title: 'default/pages/Mon compte',
  component: ProfilePage,
  parameters: {
    docs: {
      description: {
        component: 'Les coordonnées d’un client connecté, qu’il peut modifier. **Adresse :** `/my-profile`.',
      },
    },
    store: signedIn(),
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lecture: Story = {
  name: 'Lecture',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Rue 10, Mermoz')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Déconnexion' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }));
  },
};

export const Modification: Story = {
  name: 'De la modification au code',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier' }));
    for (const contact of [/^Téléphone/, /^Email/])
      await expect(canvas.getByRole('textbox', { name: contact })).toBeDisabled();
    const name = canvas.getByRole('textbox', { name: /^Nom complet/ });
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'Awa Fall');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Code de vérification/ }), '123456');
    await expect(await canvas.findByText('Awa Fall')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Modifier' })).toHaveFocus());
  },
};

const unverified = () => signedIn({ customers: [aCustomer({ phoneVerified: true, emailVerified: false })] });

export const AVerifier: Story = {
  name: 'Un email à vérifier',
  parameters: { store: unverified() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier mon email' }));
    await expect(await canvas.findByText(/S’il contient un code/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Code de vérification/ }), '123456');
    await waitFor(() => expect(canvas.getAllByText('Vérifié')).toHaveLength(2));
  },
};

export const VerificationEnPanne: Story = {
  name: 'Un code qui ne part pas',
  parameters: { store: { ...unverified(), handlers: failingCalls('/auth/verify-contact') } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier mon email' }));
    await expect(await canvas.findByText(/Erreur lors de l'envoi du code/)).toBeVisible();
  },
};

export const EnPanne: Story = {
  name: 'Échec réseau',
  parameters: { store: { ...signedIn(), handlers: failingCalls('/auth/profile') } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Failed to fetch profile')).toBeVisible();
  },
};

export const EnRoute: Story = { name: 'Chargement', parameters: { store: {} } };
