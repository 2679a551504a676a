import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLine } from '../../fixtures/catalogue.ts';
import { CartLine } from './CartLine.tsx';

const meta = {
  title: 'lybalikou/CartLine',
  component: CartLine,
  args: { line: aLine() },
  parameters: {
    docs: {
      description: {
        component:
          'Un article du panier sous un filet : son image, son texte, son total au bord de la page. **Remplace :** default/CartLine, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
  },
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeuxPieces: Story = { name: 'Deux pièces' };

export const StockCourt: Story = {
  name: 'Stock trop court',
  args: {
    line: aLine({
      warning: { title: 'Quantité non disponible', text: 'Seulement 1 article(s) disponible(s)' },
    }),
  },
};
