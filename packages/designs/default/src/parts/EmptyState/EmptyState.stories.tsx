import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'default/EmptyState',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component:
          'Une page ou une liste vide, avec ce que l’on peut faire ensuite. **Quand l’utiliser :** quand il n’y a rien à montrer. Si le chargement a échoué : FailureState.',
      },
    },
  },
  args: {
    illustration: 'cart',
    title: 'Votre panier est vide',
    action: { label: 'Continuer mes achats', href: '/products' },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PanierVide: Story = {
  name: 'Panier vide',
};

export const SouhaitsVides: Story = {
  name: 'Liste vide',
  args: { illustration: 'wishlist', title: 'Votre liste de souhaits est vide' },
};

export const AucunProduit: Story = {
  name: 'Aucun produit',
  args: { illustration: 'search', title: 'Aucun produit ne correspond aux critères sélectionnés.' },
};

export const Perdu: Story = {
  name: 'Adresse perdue',
  args: {
    illustration: 'lost',
    title: 'Il n’y a rien à cette adresse.',
    text: 'Le lien est peut-être ancien.',
  },
};

export const Colis: Story = {
  name: 'Aucun colis',
  args: { illustration: 'parcel', title: 'Aucune commande pour le moment.' },
};
