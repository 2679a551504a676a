import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaymentResult, type KnownPayment } from './PaymentResult.tsx';

const nothingToDo = { resume: null, restore: null, deny: null, busy: null, error: null } as const;

const payment: KnownPayment = {
  status: 'ready',
  ref: '2F7N-9K7E-41QX-8TRA',
  trackingHref: '/orders-status/2F7N-9K7E-41QX-8TRA',
  state: {
    code: 'awaiting',
    tone: 'waiting',
    title: 'En attente de la confirmation du paiement',
    text: 'Le résultat s’affiche ici dès que le paiement est confirmé ; au besoin, rechargez la page.',
  },
  actions: nothingToDo,
  retry: null,
  whatsappHref: 'https://wa.me/221770002020?text=Bonjour',
};

const meta = {
  title: 'default/pages/Paiement',
  component: PaymentResult,
  parameters: {
    docs: {
      description: {
        component:
          'Un paiement : un message, son statut du moment et ce que l’on peut faire. **Quand l’utiliser :** dans les pages de retour d’un paiement.',
      },
    },
  },
  args: {
    payment,
    title: 'Paiement Initié !',
    lead: 'Le paiement de votre commande a été initié.',
    canRestore: false,
    children: null,
  },
} satisfies Meta<typeof PaymentResult>;
export default meta;
type Story = StoryObj<typeof meta>;

const resume = fn();
const restore = fn();
const deny = fn();
const open = {
  code: 'pending',
  tone: 'waiting',
  title: 'Vous avez payé ? Nous attendons la confirmation.',
  text: 'Le résultat s’affiche ici ; au besoin, rechargez la page. Paiement commencé il y a 2 minutes.',
} as const;

export const Ouvert: Story = {
  name: 'Peut-être payé : rien à payer, rien à craindre',
  args: { payment: { ...payment, state: open, actions: { ...nothingToDo, deny } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Reprendre le paiement' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Je n’ai pas payé' }));
    await expect(deny).toHaveBeenCalledOnce();
  },
};

export const Dementi: Story = {
  name: 'Pas payé, dit le client : à reprendre',
  args: {
    payment: {
      ...payment,
      state: {
        code: 'failed',
        tone: 'waiting',
        title: 'Paiement à reprendre',
        text: 'Le service de paiement n’a pas confirmé de paiement jusqu’ici. Si vous avez déjà payé, attendez plutôt la confirmation.',
      },
      actions: { ...nothingToDo, resume },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Reprendre le paiement' })).toBeVisible();
  },
};

export const SansReponse: Story = {
  name: 'Le service de paiement ne répond pas',
  args: {
    payment: {
      ...payment,
      state: {
        code: 'unreachable',
        tone: 'waiting',
        title: 'Vérification impossible pour le moment',
        text: 'Le service de paiement ne répond pas. Votre commande est gardée : si vous avez payé, ne payez pas une seconde fois et patientez. Paiement commencé il y a 2 minutes.',
      },
      actions: { ...nothingToDo, deny },
      retry: fn(),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Vérifier à nouveau' })).toBeVisible();
  },
};

export const EnAttente: Story = {
  name: 'En attente, sans en savoir plus : pas de second paiement',
  args: { payment: { ...payment, actions: { ...nothingToDo, resume, restore } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('button')).toEqual([]);
  },
};

export const Confirme: Story = {
  name: 'Confirmé',
  args: {
    title: 'Paiement confirmé',
    lead: 'Votre commande 2F7N-9K7E-41QX-8TRA est payée.',
    payment: {
      ...payment,
      state: {
        code: 'confirmed',
        tone: 'good',
        title: 'Paiement confirmé',
        text: 'Merci ! Votre paiement est bien arrivé et votre commande est validée. Payé par Orange Money, le 21 novembre 2026 à 09:14.',
      },
    },
  },
};

export const Annule: Story = {
  name: 'Annulé : reprendre, ou remettre au panier',
  args: {
    title: 'Paiement Annulé ou Échoué',
    lead: 'Votre commande n’a pas été finalisée.',
    canRestore: true,
    payment: {
      ...payment,
      state: {
        code: 'failed',
        tone: 'bad',
        title: 'Paiement non abouti',
        text: 'Vos articles sont encore réservés.',
      },
      actions: { ...nothingToDo, resume, restore },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre le paiement' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remettre les articles dans mon panier' }));
    await expect(resume).toHaveBeenCalledOnce();
    await expect(restore).toHaveBeenCalledOnce();
  },
};

export const LienIndisponible: Story = {
  name: 'Lien indisponible',
  args: {
    canRestore: true,
    payment: {
      ...payment,
      actions: {
        ...nothingToDo,
        resume,
        restore,
        error: 'Le lien de paiement n’a pu être généré. Veuillez réessayer dans un instant.',
      },
    },
  },
};

export const HorsDePortee: Story = {
  name: 'Hors de portée',
  args: {
    payment: {
      ...payment,
      state: {
        code: 'unreachable',
        tone: 'waiting',
        title: 'Vérification impossible pour le moment',
        text: 'La connexion a été interrompue. Votre commande est enregistrée : ne la repassez pas.',
      },
      retry: fn(),
    },
  },
};
