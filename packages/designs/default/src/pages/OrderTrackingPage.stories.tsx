import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOrder } from '@teranga/testing';
import { expect, userEvent, within } from 'storybook/test';
import { inShop, pending, outOfReach } from '../fixtures/backEnds.ts';
import OrderTrackingPage from './OrderTrackingPage.tsx';

const order = anOrder();

const meta = {
  title: 'default/pages/Suivi de commande',
  component: OrderTrackingPage,
  args: { orderRef: order.ref },
  parameters: {
    docs: {
      description: {
        component:
          'Le suivi d’une commande, étape par étape. **Adresse :** `/orders-status/` et la référence, ou sans elle pour la saisir.',
      },
    },
    layout: 'fullscreen',
    ...inShop({ orders: [order] }),
  },
} satisfies Meta<typeof OrderTrackingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnAttente: Story = { name: 'En attente de validation' };
export const Introuvable: Story = {
  name: 'Référence inconnue',
  parameters: inShop({ orders: [] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Commande introuvable')).toBeVisible();
    await expect(canvas.queryByText('Une erreur est survenue')).toBeNull();
    const field = canvas.getByRole('textbox', { name: /^Référence/ });
    const retry = canvas.getByRole('button', { name: 'Réessayer' });
    await expect(field.compareDocumentPosition(retry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const SansReference: Story = {
  name: 'Sans référence : un champ pour elle',
  args: { orderRef: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Suivre ma commande' }));
    await expect(canvas.getByText('Veuillez écrire la référence de votre commande.')).toBeVisible();
  },
};
export const Chargement: Story = { name: 'Chargement', parameters: pending };
export const EchecReseau: Story = { name: 'Échec réseau', parameters: outOfReach };
