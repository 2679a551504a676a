import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toasts, type Toast } from '@teranga/ui/toast';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aCart, aCartLine } from '../../fixtures/orders.ts';
import { FilledCart } from './FilledCart.tsx';

const meta = {
  title: 'default/pages/Panier',
  component: FilledCart,
  parameters: {
    docs: {
      description: {
        component:
          'Les articles d’un panier, et les sommes à côté. **Quand l’utiliser :** dans la page du panier, s’il n’est pas vide.',
      },
    },
  },
  args: { cart: aCart() },
} satisfies Meta<typeof FilledCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rempli: Story = { name: 'Rempli' };

export const StockTropCourt: Story = {
  name: 'Quantité non disponible',
  args: {
    cart: aCart({
      obstacle: { text: 'Corrigez d’abord les quantités signalées.', link: null },
      lines: [
        aCartLine({
          warning: { title: 'Quantité non disponible', text: 'Seulement 1 article(s) disponible(s)' },
        }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Passer la commande' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Corrigez d’abord les quantités signalées.');
  },
};

export const RetraitGratuit: Story = {
  name: 'Retrait gratuit, livraison payante',
  args: { cart: aCart({ pickup: { label: 'Gratuit', isFrom: false } }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/RetraitGratuitLivraisonÀ partir de 1\s000\sFCFA/);
  },
};

export const SansLivraison: Story = {
  name: 'Sans zone de livraison',
  args: {
    cart: aCart({
      obstacle: {
        text: 'Cette boutique n’a pas encore de zone de livraison.',
        link: { label: 'Contacter la boutique', href: '/contacts' },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Passer la commande' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Cette boutique n’a pas encore de zone de livraison.');
    await expect(canvas.getByRole('link', { name: 'Contacter la boutique' })).toHaveAttribute(
      'href',
      '/contacts',
    );
  },
};

const retry = fn();

export const HorsDePortee: Story = {
  name: 'Copie d’une visite passée',
  args: { cart: aCart({ failure: { message: 'Erreur lors du chargement du panier', retry } }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

function Shrinking() {
  const [isShort, setIsShort] = useState(false);
  const robe = aCartLine({ remove: () => setIsShort(true) });
  const sac = aCartLine({ key: 'sac', name: 'Sac en cuir' });
  return <FilledCart cart={aCart({ lines: isShort ? [sac] : [robe, sac] })} />;
}

export const ArticleRetire: Story = {
  name: 'Le clavier reste dans la liste',
  render: () => <Shrinking />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer Robe/ }));
    await expect(canvas.getByRole('list', { name: 'Articles du panier' })).toHaveFocus();
  },
};

const removed: Toast = {
  id: '1',
  tone: 'info',
  title: null,
  text: 'Article retiré du panier.',
  action: null,
  close: () => undefined,
};

function Undone() {
  const [isShort, setIsShort] = useState(true);
  const [robe, sac] = [aCartLine(), aCartLine({ key: 'sac', name: 'Sac en cuir' })];
  const undo = { ...removed, action: { label: 'Annuler', run: () => setIsShort(false) } };
  return (
    <>
      <FilledCart cart={aCart({ lines: isShort ? [sac] : [robe, sac] })} />
      <Toasts toasts={isShort ? [undo] : []} />
    </>
  );
}

export const RetraitAnnule: Story = {
  name: 'Le retrait annulé, le clavier est dans la liste',
  render: () => <Undone />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(canvas.getByRole('list', { name: 'Articles du panier' })).toHaveFocus();
  },
};
