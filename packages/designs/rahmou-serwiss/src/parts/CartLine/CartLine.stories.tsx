import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { anImage } from '../../story-views/views.ts';
import { CartLine } from './CartLine.tsx';

const quantity = {
  value: 2,
  min: 1,
  max: 9,
  canDecrease: true,
  canIncrease: true,
  decrease: fn(),
  increase: fn(),
  set: fn(),
  choices: [1, 2, 3, 4, 5, 6, 7, 8, 9],
};

const meta = {
  title: 'rahmou-serwiss/CartLine',
  component: CartLine,
  args: {
    line: {
      key: 'valise',
      formValues: { productId: 'valise', variationId: null },
      quantityError: null,
      name: 'Valise cabine Teranga',
      href: '/products/valise',
      image: anImage('Valise', '#d9581a'),
      optionsLabel: 'Couleur : Lagon · Contenance : 40 litres',
      unitPrice: { current: '42 500 FCFA', previous: null, saving: null },
      lineTotal: '85 000 FCFA',
      quantity,
      priceNote: null,
      warning: null,
      remove: fn(),
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Un article du panier comme un billet : sa somme et son retrait sont sur le talon. **Remplace :** default/CartLine, qui dit quand l’utiliser.',
      },
    },
    design: 'rahmou-serwiss',
  },
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeuxArticles: Story = {
  name: 'Deux articles',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Retirer/ }));
    await expect(args.line.remove).toHaveBeenCalledOnce();
  },
};

export const PlusAssez: Story = {
  name: 'Stock trop court',
  args: {
    line: {
      ...meta.args.line,
      warning: { title: 'Quantité non disponible', text: 'Seulement 1 article(s) disponible(s)' },
    },
  },
};
