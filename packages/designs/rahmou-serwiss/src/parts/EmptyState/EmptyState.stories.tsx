import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'rahmou-serwiss/EmptyState',
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
          'Une page vide : un billet avec une illustration, et la suite sur son talon. **Remplace :** default/EmptyState, qui dit quand l’utiliser.',
      },
    },
    design: 'rahmou-serwiss',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PanierVide: Story = { name: 'Panier vide' };
export const SouhaitsVides: Story = {
  name: 'Liste de souhaits vide',
  args: { illustration: 'wishlist', title: 'Votre liste de souhaits est vide' },
};

export const RienTrouve: Story = {
  name: 'Rien de trouvé',
  args: { illustration: 'search', title: 'Aucun produit ne correspond aux critères sélectionnés.' },
};
export const RoutePerdue: Story = {
  name: 'Adresse perdue',
  args: {
    illustration: 'lost',
    title: 'Il n’y a rien à cette adresse.',
    text: 'Le lien est peut-être ancien.',
    action: { label: 'Retour à l’accueil', href: '/' },
  },
};
export const AucuneCommande: Story = {
  name: 'Aucune commande',
  args: { illustration: 'parcel', title: 'Rien n’est encore parti.' },
};
