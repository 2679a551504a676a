import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaymentBanner } from './PaymentBanner.tsx';

const banner = {
  label: 'Paiement en attente',
  text: 'Votre commande 2F7N-9K7E-41QX-8TRA (26 000 FCFA) attend son paiement.',
  link: { label: 'Voir la commande', href: '/orders-status/2F7N-9K7E-41QX-8TRA' },
  resume: fn(),
  restore: fn(),
  deny: null,
  retry: null,
  busy: null,
  error: null,
  dismiss: fn(),
} as const;

const meta = {
  title: 'default/PaymentBanner',
  component: PaymentBanner,
  args: { banner },
  parameters: {
    docs: {
      description: {
        component:
          'Le rappel d’un paiement commencé. **Quand l’utiliser :** sous l’en-tête, quand un client est parti avant d’avoir payé.',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PaymentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnAttente: Story = {
  name: 'Une commande attend son paiement',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre le paiement' }));
    await expect(banner.resume).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Ne plus me le rappeler' }));
    await expect(banner.dismiss).toHaveBeenCalledOnce();
  },
};

export const PeutEtrePayee: Story = {
  name: 'Peut-être payée : nous attendons la confirmation',
  args: {
    banner: {
      ...banner,
      label: 'Paiement à confirmer',
      text: 'Vous avez payé ? Nous attendons la confirmation. Commande 2F7N-9K7E-41QX-8TRA (26 000 FCFA).',
      resume: null,
      restore: null,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Reprendre le paiement' })).toBeNull();
  },
};

const retry = fn();

export const ServiceSansReponse: Story = {
  name: 'Le service de paiement ne répond pas',
  args: {
    banner: {
      ...banner,
      label: 'Paiement à confirmer',
      text: 'Nous n’avons pas pu vérifier votre paiement pour le moment. Commande 2F7N-9K7E-41QX-8TRA (26 000 FCFA).',
      resume: null,
      restore: null,
      retry,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Vérifier à nouveau' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const LienIndisponible: Story = {
  name: 'Le lien n’a pu être généré',
  args: {
    banner: {
      ...banner,
      error: 'Le lien de paiement n’a pu être généré. Veuillez réessayer dans un instant.',
    },
  },
};

export const SansReponse: Story = {
  name: 'Une commande est restée sans réponse',
  args: {
    banner: {
      ...banner,
      label: 'Commande restée sans réponse',
      text: 'Votre commande de 26 000 FCFA n’a pas reçu de réponse.',
      link: { label: 'Vérifier ma commande', href: '/checkout' },
      resume: null,
      restore: null,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Vérifier ma commande' })).toHaveAttribute(
      'href',
      '/checkout',
    );
    await expect(canvas.queryByRole('button', { name: 'Reprendre le paiement' })).toBeNull();
  },
};
