import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards, nothing } from '../../fixtures/catalogue.ts';
import { ProductRail } from './ProductRail.tsx';

const meta = {
  title: 'lybalikou/ProductRail',
  component: ProductRail,
  args: { title: 'Les plus demandées', cards: { status: 'ready', data: cards(8) } },
  parameters: {
    docs: {
      description: {
        component:
          'Des articles sur une ligne qui dépasse le bord droit de la page. **Remplace :** default/ProductRail, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ProductRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HuitPieces: Story = { name: 'Huit pièces' };

export const EnChemin: Story = { name: 'Chargement', args: { cards: { status: 'loading' } } };

export const EnPanne: Story = {
  name: 'Échec réseau',
  args: { cards: { status: 'failed', message: 'Impossible de charger le produit', retry: nothing } },
};
