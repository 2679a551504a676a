import type { Meta, StoryObj } from '@storybook/react-vite';
import { failingCalls } from '@teranga/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '../fixtures/signedIn.ts';
import ProfilePage from './ProfilePage.tsx';

const meta = {
  title: 'default/pages/Mon compte',
  component: ProfilePage,
  parameters: { store: signedIn() },
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

export const EnPanne: Story = {
  name: 'Échec réseau',
  parameters: { store: { ...signedIn(), handlers: failingCalls('/auth/profile') } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Failed to fetch profile')).toBeVisible();
  },
};

export const EnRoute: Story = { name: 'Chargement', parameters: { store: {} } };
