import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aCodeEntry } from '../../fixtures/account.ts';
import { CodeEntry } from './CodeEntry.tsx';

const meta = {
  title: 'default/pages/Code de vérification',
  component: CodeEntry,
  parameters: {
    docs: {
      description: {
        component:
          'Le champ d’un code reçu, avec de quoi en demander un autre ou revenir en arrière. **Quand l’utiliser :** pour la connexion, une coordonnée modifiée ou une commande.',
      },
    },
  },
  args: {
    code: aCodeEntry(),
    submitLabel: 'Valider',
    correct: { label: 'Corriger le contact', run: fn() },
    posted: { action: '/auth', values: {}, search: '' },
  },
} satisfies Meta<typeof CodeEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = fn();

export const Attendu: Story = {
  name: 'Attendu',
  args: { code: aCodeEntry({ type }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: /^Code de vérification/ });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.paste('123 456');
    await expect(type).toHaveBeenCalledWith('123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Corriger le contact' }));
    await expect(args.correct.run).toHaveBeenCalledOnce();
  },
};

export const Faux: Story = {
  name: 'Faux',
  args: { code: aCodeEntry({ error: 'Code de vérification incorrect. Il vous reste 4 essais.' }) },
};

export const Envoi: Story = {
  name: 'En cours d’envoi',
  args: { code: aCodeEntry({ value: '123456', isSubmitting: true }) },
};

const run = fn();

export const Renvoi: Story = {
  name: 'Renvoi possible',
  args: {
    code: aCodeEntry({
      notice: {
        before: 'Nous avons envoyé un message par email à ',
        after: '. S’il contient un code, saisissez-le ici : il est valable 10 minutes.',
      },
      sentTo: 'une.adresse.vraiment.longue@exemple-de-domaine-tres-long.sn',
      resend: { label: 'Renvoyer le code', isWaiting: false, run },
      news: { tone: 'bad', text: "Erreur lors de l'envoi du code. Veuillez réessayer." },
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Renvoyer le code' }));
    await expect(run).toHaveBeenCalledOnce();
  },
};

export const Renvoye: Story = {
  name: 'Renvoyé',
  args: { code: aCodeEntry({ news: { tone: 'good', text: 'Un nouveau code a été envoyé.' } }) },
};
