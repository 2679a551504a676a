import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aCodeEntry } from '../../fixtures/account.ts';
import { OrderCode } from './OrderCode.tsx';

const run = fn();
const anOrderCode = (code = aCodeEntry()) => ({
  title: 'Confirmez votre commande',
  code,
  submitLabel: 'Confirmer',
  cancel: { label: 'Revenir au formulaire', run },
});

const meta = {
  title: 'default/pages/Code d’une commande',
  component: OrderCode,
  parameters: {
    docs: {
      description: {
        component:
          'La fenêtre du code qui confirme une commande. **Quand l’utiliser :** par-dessus le formulaire de commande, qui reste rempli.',
      },
    },
  },
  args: { code: anOrderCode() },
} satisfies Meta<typeof OrderCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Attendu: Story = {
  name: 'Attendu',
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Confirmez votre commande' });
    const input = within(dialog).getByRole('textbox', { name: /^Code de vérification/ });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revenir au formulaire' }));
    await expect(run).toHaveBeenCalledOnce();
  },
};

export const Faux: Story = {
  name: 'Faux',
  args: {
    code: anOrderCode(aCodeEntry({ error: 'Code de vérification incorrect. Il vous reste 4 essais.' })),
  },
};
