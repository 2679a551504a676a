import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryBar } from './CategoryBar.tsx';

const meta = {
  title: 'lybalikou/CategoryBar',
  component: CategoryBar,
  args: {
    choices: ['Tous les produits', 'Robes', 'Boubous', 'Ensembles', 'Foulards', 'Sacs', 'Bijoux'].map(
      (label) => ({
        label,
        href: `/products?category=${label}`,
        isChosen: label === 'Boubous',
      }),
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Les rayons comme des mots sur une ligne ; celui que l’on voit est souligné. **Remplace :** default/CategoryBar, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
  },
} satisfies Meta<typeof CategoryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnRayonChoisi: Story = { name: 'Un rayon choisi' };
