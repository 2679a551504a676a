import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'lybalikou/EmptyState',
  component: EmptyState,
  args: {
    illustration: 'cart',
    title: 'Votre panier est vide',
    action: { label: 'Continuer mes achats', href: '/products' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Une page vide : une illustration, une phrase, la suite. **Remplace :** default/EmptyState, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PanierVide: Story = { name: 'Panier vide : un cintre nu' };

export const SouhaitsVides: Story = {
  name: 'Liste de souhaits vide : une pelote',
  args: { illustration: 'wishlist', title: 'Votre liste de souhaits est vide' },
};

export const RienTrouve: Story = {
  name: 'Rien trouvé : des ciseaux',
  args: { illustration: 'search', title: 'Aucun produit ne correspond aux critères sélectionnés.' },
};

export const Egare: Story = {
  name: 'Page égarée : une seule sandale',
  args: {
    illustration: 'lost',
    title: 'Il n’y a rien à cette adresse.',
    text: 'Le lien est peut-être ancien.',
  },
};

export const Colis: Story = {
  name: 'Aucune commande : un paquet noué',
  args: { illustration: 'parcel', title: 'Aucune commande' },
};
