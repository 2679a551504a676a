import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryBar } from './CategoryBar.tsx';

const meta = {
  title: 'default/CategoryBar',
  component: CategoryBar,
  parameters: {
    docs: {
      description: {
        component:
          'Les rayons sur une ligne qui défile. **Quand l’utiliser :** au-dessus d’une liste d’articles, pour changer de rayon. À l’accueil : CategoryTiles.',
      },
    },
  },
  args: {
    choices: [
      'Tous les produits',
      'Mode',
      'Épicerie',
      'Informatique',
      'Meubles & déco',
      'Plantes & jardin',
    ].map((label, index) => ({
      label,
      href: `/products?category=${String(index)}`,
      isChosen: index === 0,
      ...(index > 0 ? { count: String(index * 400) } : {}),
    })),
  },
} satisfies Meta<typeof CategoryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Toutes: Story = {
  name: 'Tous les produits',
};

export const UneSeule: Story = {
  name: 'Une seule catégorie',
  args: { choices: [{ label: 'Tous les produits', href: '/products', isChosen: true }] },
};
