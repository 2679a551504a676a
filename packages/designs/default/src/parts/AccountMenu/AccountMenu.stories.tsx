import type { Meta, StoryObj } from '@storybook/react-vite';
import { readSignIn } from '@teranga/core/features/account/auth';
import type { AppStore } from '@teranga/core/app/store';
import { expect, userEvent, within } from 'storybook/test';
import { AccountMenu } from './AccountMenu.tsx';

const meta = {
  title: 'default/AccountMenu',
  component: AccountMenu,
  parameters: {
    docs: {
      description: {
        component:
          'Le menu d’un client connecté : ses pages, et la déconnexion. **Quand l’utiliser :** sous le bouton « Mon compte » de l’en-tête.',
      },
    },
  },
  args: { isOpen: true, close: () => undefined },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connectee: Story = {
  name: 'Connectée',
  parameters: {
    store: {
      world: { bearerToken: 'jeton' },
      local: { authToken: 'jeton' },
      prepare: (store: AppStore) => store.dispatch(readSignIn()),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const entry = await canvas.findByRole('link', { name: 'Mes achats' });
    await expect(entry).toHaveAttribute('href', '/my-orders');
    await expect(canvas.getByRole('link', { name: 'Liste de souhaits' })).toHaveAttribute(
      'href',
      '/wishlist',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter' }));
    await canvas.findByText('Êtes-vous sûr de vouloir vous déconnecter ?');
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await canvas.findByRole('link', { name: 'Mon compte' });
  },
};
