import type { OrderChoiceView } from '@teranga/core/features/catalogue/order-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aPrice, longName, nothing, reducedPrice } from '../../fixtures/catalogue.ts';
import { aQuantity } from '../../fixtures/orders.ts';
import { anImage } from '../../fixtures/images.ts';
import { OrderDialog } from './OrderDialog.tsx';

const size = (value: string, more: { isSelected?: boolean; isDisabled?: boolean } = {}) => ({
  value,
  label: value,
  swatch: null,
  isSelected: false,
  isDisabled: false,
  note: null,
  price: null,
  choose: nothing,
  ...more,
});

type ReadyChoice = Extract<OrderChoiceView, { status: 'ready' }>;

const aChoice = (more: Partial<ReadyChoice> = {}): ReadyChoice => ({
  status: 'ready',
  options: [
    {
      name: 'Taille',
      field: 'option.Taille',
      selectedLabel: 'M',
      choices: [size('S', { isDisabled: true }), size('M', { isSelected: true }), size('L')],
    },
  ],
  optionNote: null,
  quantity: aQuantity(),
  stockLabel: 'En stock',
  isOutOfStock: false,
  orderLabel: 'Commander',
  isBusy: false,
  order: nothing,
  buyHref: '/checkout?product=robe',
  ...more,
});

const aDialog = {
  name: 'Robe d’été évasée',
  href: '/products/robe',
  image: anImage('Robe', '#dfe4f8'),
  price: reducedPrice,
  choice: aChoice(),
  notice: null,
  cartSubtotal: null,
};

const meta = {
  title: 'default/OrderDialog',
  component: OrderDialog,
  parameters: {
    docs: {
      description: {
        component:
          'La fenêtre où l’on choisit et commande un article. **Quand l’utiliser :** depuis une carte d’article, sans quitter la liste.',
      },
    },
  },
  args: { dialog: aDialog, isOpen: true, close: fn() },
} satisfies Meta<typeof OrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = fn();

export const AChoisir: Story = {
  name: 'À choisir',
  args: { dialog: { ...aDialog, choice: aChoice({ order }) } },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog', { name: 'Robe d’été évasée' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Commander' }));
    await expect(order).toHaveBeenCalledOnce();
    await expect(dialog.getByRole('link', { name: 'Acheter' })).toHaveAttribute(
      'href',
      '/checkout?product=robe',
    );
    await expect(dialog.getByRole('radio', { name: 'S' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('link', { name: 'Continuer mes achats' }));
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

export const Ajoute: Story = {
  name: 'Ajouté',
  args: {
    dialog: {
      ...aDialog,
      choice: aChoice({ orderLabel: 'Mettre à jour le panier' }),
      cartSubtotal: '18 750 FCFA',
      notice: {
        tone: 'success',
        title: 'Ajouté avec succès',
        text: 'Votre article a été ajouté à votre panier.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ajouté avec succès').closest('output')).not.toBeNull();
  },
};

export const Impossible: Story = {
  name: 'Impossible de commander',
  args: {
    dialog: {
      ...aDialog,
      notice: {
        tone: 'error',
        title: 'Impossible de commander',
        text: 'Veuillez sélectionner une quantité valide pour ce produit',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/^Impossible de commander/);
  },
};

export const EnRupture: Story = {
  name: 'En rupture, nom très long',
  args: {
    dialog: {
      ...aDialog,
      name: longName,
      image: null,
      price: aPrice(),
      choice: aChoice({
        isOutOfStock: true,
        orderLabel: 'En rupture',
        stockLabel: 'En rupture',
        buyHref: null,
      }),
    },
  },
};

export const Chargement: Story = {
  name: 'Chargement',
  args: { dialog: { ...aDialog, choice: { status: 'loading' } } },
};

export const Echec: Story = {
  name: 'Échec réseau',
  args: {
    dialog: {
      ...aDialog,
      choice: {
        status: 'failed',
        title: 'Impossible de charger le produit',
        message: 'Une erreur inattendue est survenue',
        retry: nothing,
      },
    },
  },
};
