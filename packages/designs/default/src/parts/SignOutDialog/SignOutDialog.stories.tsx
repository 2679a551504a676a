import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aSignOut } from '../../fixtures/account.ts';
import { SignOutDialog } from './SignOutDialog.tsx';

const meta = {
  title: 'default/SignOutDialog',
  component: SignOutDialog,
  parameters: {
    docs: {
      description: {
        component:
          'La confirmation d’une déconnexion. **Quand l’utiliser :** quand un client connecté demande à sortir.',
      },
    },
  },
  args: { signOut: aSignOut(), isOpen: true, onClose: fn() },
} satisfies Meta<typeof SignOutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  name: 'La question',
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Déconnexion' });
    await expect(dialog).toHaveTextContent('Êtes-vous sûr de vouloir vous déconnecter ?');
    const cancel = within(dialog).getByRole('button', { name: 'Annuler' });
    await expect(cancel).toHaveFocus();
    await userEvent.click(cancel);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const confirm = fn(() => Promise.resolve(true));

export const Confirmee: Story = {
  name: 'Confirmée',
  args: { signOut: aSignOut({ confirm }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Se déconnecter' }));
    await expect(confirm).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const EnCours: Story = { name: 'En cours', args: { signOut: aSignOut({ isBusy: true }) } };
