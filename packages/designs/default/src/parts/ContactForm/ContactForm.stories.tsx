import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ContactForm } from './ContactForm.tsx';

const meta = {
  title: 'default/ContactForm',
  component: ContactForm,
  parameters: {
    docs: {
      description: {
        component:
          'Le formulaire qui écrit à la boutique. **Quand l’utiliser :** sur la page de contact, et une fois par page au plus.',
      },
    },
    design: 'default',
  },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vide: Story = { name: 'Vide' };
export const EnErreur: Story = {
  name: 'En erreur',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Email/), 'awa@');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }));
    await waitFor(() =>
      expect(screen.getByText('Veuillez corriger les erreurs dans le formulaire')).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'D’accord' }));
    await expect(canvas.getByText('Le prénom est requis')).toBeVisible();
    await expect(canvas.getByText("L'email n'est pas valide")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Prénom/), 'A');
    await expect(canvas.queryByText('Le prénom est requis')).toBeNull();
  },
};
