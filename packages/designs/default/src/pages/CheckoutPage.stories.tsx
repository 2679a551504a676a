import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartLine } from '@teranga/testing';
import { inShop, onTheWay, outOfReach } from '../fixtures/backEnds.ts';
import { signedIn } from '../fixtures/signedIn.ts';
import { expect, fireEvent, within } from 'storybook/test';
import CheckoutPage from './CheckoutPage.tsx';

const cart = [aCartLine()];

const meta = {
  title: 'default/pages/Commande',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen', ...inShop({ cart }) },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visiteur: Story = {
  name: 'Un visiteur',
  play: async ({ canvasElement }) => {
    const send = await within(canvasElement).findByRole(
      'button',
      { name: /^(Payer|Valider) ma commande$/ },
      { timeout: 5000 },
    );
    // A press leaves no field: what is said of one would push the button away before the press ends.
    await expect(fireEvent.mouseDown(send)).toBe(false);
  },
};
export const Cliente: Story = { name: 'Une cliente connue', parameters: { store: signedIn({ cart }) } };
export const Chargement: Story = { name: 'Chargement', parameters: onTheWay };
export const EchecReseau: Story = { name: 'Échec réseau', parameters: outOfReach };
