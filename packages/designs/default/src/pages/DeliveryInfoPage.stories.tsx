import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDeliveryZone, aStore } from '@teranga/testing';
import { expect, within } from 'storybook/test';
import DeliveryInfoPage from './DeliveryInfoPage.tsx';

const withZones = (zones: ReturnType<typeof aDeliveryZone>[]) => {
  const store = aStore();
  const { marketplaceInfo } = store;
  return {
    store: {
      world: {
        store: { ...store, marketplaceInfo: { ...marketplaceInfo, deliveryInfo: { zones, notes: [] } } },
      },
    },
  };
};

const meta = {
  title: 'default/pages/Zones de livraison',
  component: DeliveryInfoPage,
  parameters: {
    docs: {
      description: {
        component:
          'Les zones de livraison et les lieux de retrait, avec leurs prix. **Adresse :** `/delivery-info`.',
      },
    },
  },
} satisfies Meta<typeof DeliveryInfoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeuxZones: Story = {
  name: 'Deux zones',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 2, name: 'Thiès' });
    await expect(canvasElement).toHaveTextContent(/Livraison à partir de 1\s500\sFCFA/);
  },
};

export const GratuiteIci: Story = {
  name: 'Gratuite dans une zone',
  parameters: withZones([
    aDeliveryZone({ price: 0 }),
    aDeliveryZone({ id: 'thies', name: 'Thiès', price: 3000 }),
  ]),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Livraison gratuite dans certaines zones');
  },
};

export const RetraitGratuit: Story = {
  name: 'Retrait gratuit, livraison payante',
  parameters: withZones([
    aDeliveryZone({ id: 'boutique', kind: 'pickup', name: 'Retrait à la boutique', price: 0, order: 0 }),
    aDeliveryZone(),
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Gratuit')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/Retrait gratuit · livraison à partir de 1\s500\sFCFA/);
    await expect(canvasElement).not.toHaveTextContent('Livraison gratuite');
  },
};

export const SansZone: Story = {
  name: 'Sans zone',
  parameters: withZones([]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Les frais de livraison seront calculés lors de la commande.');
    await expect(canvasElement).toHaveTextContent(/Livraison à partir de 2\s000\sFCFA/);
  },
};

export const EnRoute: Story = { name: 'Chargement', parameters: { store: { pending: ['/store'] } } };

export const Echec: Story = {
  name: 'Échec réseau',
  parameters: { store: { failing: ['/store'] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('FCFA');
  },
};

const longName = 'Quartier'.repeat(40);

export const CinqCentsZones: Story = {
  name: 'Cinq cents zones, en toutes lettres',
  parameters: withZones(
    Array.from({ length: 500 }, (_, order) =>
      aDeliveryZone({
        id: `zone-${order}`,
        name: order === 0 ? longName : `Zone ${order}, près du marché`,
        order,
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 2, name: longName });
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(500);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
