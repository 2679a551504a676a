import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartLine, aDeliveryZone, aStore } from '@teranga/testing';
import { inShop, pending, outOfReach } from '../fixtures/backEnds.ts';
import { signedIn } from '../fixtures/signedIn.ts';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import CheckoutPage from './CheckoutPage.tsx';

const cart = [aCartLine()];

const meta = {
  title: 'default/pages/Commande',
  component: CheckoutPage,
  parameters: {
    docs: {
      description: {
        component: 'La commande : livraison ou retrait, coordonnées et paiement. **Adresse :** `/checkout`.',
      },
    },
    layout: 'fullscreen',
    ...inShop({ cart }),
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visiteur: Story = {
  name: 'Un visiteur',
  play: async ({ canvasElement }) => {
    const send = await within(canvasElement).findByRole('button', { name: /^(Payer|Valider) ma commande$/ });
    // A press does not blur a field: its error message would move the button before the press ends.
    await expect(fireEvent.mouseDown(send)).toBe(false);
  },
};
export const Cliente: Story = { name: 'Une cliente connue', parameters: { store: signedIn({ cart }) } };
function withPickup() {
  const store = aStore();
  const boutique = { kind: 'pickup', name: 'Boutique des Almadies', price: 0, description: '' } as const;
  const zone = aDeliveryZone({ ...boutique, id: 'boutique', order: 9 });
  store.marketplaceInfo.deliveryInfo.zones.push(zone);
  return store;
}

export const LivraisonOuRetrait: Story = {
  name: 'Livraison ou retrait',
  parameters: inShop({ cart, store: withPickup() }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pickup = await canvas.findByRole('radio', { name: /^Retrait/ });
    await expect(canvas.getByRole('heading', { name: /Adresse de livraison/ })).toBeVisible();
    await userEvent.click(pickup);
    await expect(canvas.getByRole('radiogroup', { name: /^Lieu de retrait/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /Adresse de livraison/ })).toBe(null);
    await expect(canvas.getByRole('radio', { name: /^Paiement au retrait/ })).toBeVisible();
  },
};
export const Chargement: Story = { name: 'Chargement', parameters: pending };
export const EchecReseau: Story = { name: 'Échec réseau', parameters: outOfReach };
