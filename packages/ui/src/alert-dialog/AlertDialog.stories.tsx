import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog, type Alert } from './AlertDialog.tsx';

const anAlert = (more: Partial<Alert> = {}): Alert => ({
  tone: 'success',
  title: 'Message envoyé',
  text: 'Nous vous répondrons dans les plus brefs délais',
  close: fn(),
  pause: fn(),
  resume: fn(),
  ...more,
});

const meta = {
  title: 'ui/AlertDialog',
  component: AlertDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Une fenêtre qui informe ; son délai attend tant que l’on est dessus. **Quand l’utiliser :** pour une nouvelle que l’on doit voir. Pour un message court : Toasts.',
      },
    },
  },
  args: { alert: anAlert() },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const held = anAlert();

export const Reussite: Story = {
  name: 'Réussite',
  args: { alert: held },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Message envoyé' });
    await expect(within(dialog).getByRole('status')).toHaveTextContent(held.text);
    await expect(held.pause).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(held.pause).toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'D’accord' }));
    await expect(held.close).toHaveBeenCalledOnce();
  },
};

export const Reste: Story = {
  name: 'Reste, où ce qui la ferme mène plus loin',
  args: { alert: anAlert({ title: 'Commande Validée' }) },
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole<HTMLDialogElement>('dialog', { name: 'Commande Validée' });
    // The browser itself does this on a second Escape or the phone's back gesture.
    dialog.close();
    await waitFor(() => expect(dialog.open).toBe(true));
    await expect(args.alert?.close).toHaveBeenCalledOnce();
  },
};

export const Erreur: Story = {
  args: {
    alert: anAlert({
      tone: 'error',
      title: 'Formulaire incomplet',
      text: 'Veuillez corriger les erreurs dans le formulaire avant de payer.',
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Veuillez corriger');
  },
};

export const NonFermable: Story = {
  name: 'Ne peut être fermée',
  args: {
    alert: anAlert({
      title: 'Commande créée',
      text: 'Vous allez être redirigé vers la page de paiement.',
      close: null,
    }),
    children: <a href="#payer">Aller à la page de paiement</a>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBe(null);
  },
};
