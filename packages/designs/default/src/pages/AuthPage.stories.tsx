import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import AuthPage from './AuthPage.tsx';

const meta = {
  title: 'default/pages/Connexion',
  component: AuthPage,
  parameters: {
    docs: {
      description: {
        component:
          'La connexion et la création d’un compte, par un code et sans mot de passe. **Adresse :** `/auth`.',
      },
    },
  },
} satisfies Meta<typeof AuthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connexion: Story = {
  name: 'Connexion',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute(
      'href',
      '/auth?mode=register',
    );
  },
};

export const Refusee: Story = {
  name: 'Sans contact',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Recevoir mon code' }));
    await expect(
      await canvas.findByText('Veuillez fournir un numéro de téléphone ou un email'),
    ).toBeVisible();
  },
};

export const ParCode: Story = {
  name: 'Jusqu’au compte',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Téléphone/ }), '77 123 45 67');
    await userEvent.click(canvas.getByRole('button', { name: 'Recevoir mon code' }));
    const code = await canvas.findByRole('textbox', { name: /^Code de vérification/ });
    await userEvent.type(code, '123456');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Vous êtes connecté'),
    );
  },
};
