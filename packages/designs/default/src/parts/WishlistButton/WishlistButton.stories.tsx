import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadWishlistOnce } from '@teranga/core/features/wishlist';
import { expect, userEvent, within } from 'storybook/test';
import { WishlistButton } from './WishlistButton.tsx';

/** A product of the stories' shop. */
const [id, name] = ['panier-tresse', 'Panier tressé'];

const meta = {
  title: 'default/WishlistButton',
  component: WishlistButton,
  parameters: {
    docs: {
      description: {
        component:
          'Le bouton qui met un article dans la liste de souhaits. **Quand l’utiliser :** sur une carte ou la page d’un article.',
      },
    },
  },
  args: { productId: id, name },
} satisfies Meta<typeof WishlistButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vide: Story = {
  name: 'Se remplit, puis se vide',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: `Ajouter à la liste de souhaits : ${name}` }),
    );
    await userEvent.click(
      await canvas.findByRole('button', { name: `Retirer de la liste de souhaits : ${name}` }),
    );
    await expect(
      await canvas.findByRole('button', { name: `Ajouter à la liste de souhaits : ${name}` }),
    ).toHaveFocus();
  },
};

export const Rempli: Story = {
  name: 'Rempli',
  parameters: {
    store: {
      world: { wishlistItems: [id] },
      prepare: (store: { dispatch: (thunk: ReturnType<typeof loadWishlistOnce>) => unknown }) =>
        store.dispatch(loadWishlistOnce()),
    },
  },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', {
      name: `Retirer de la liste de souhaits : ${name}`,
    });
    await expect(button).toBeVisible();
  },
};
