import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';

const meta = {
  title: 'ui/Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component:
          'Un bouton, d’au moins 44 px de haut. **Quand l’utiliser :** pour une action. Ce qui mène à une autre page est un lien.',
      },
    },
  },
  args: { variant: 'primary', children: 'Ajouter au panier' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Principal: Story = { name: 'Principal' };
export const Accent: Story = { name: 'Accent', args: { variant: 'accent' } };
export const Discret: Story = { name: 'Discret', args: { variant: 'quiet' } };
export const Texte: Story = { name: 'Texte seul', args: { variant: 'plain' } };
export const Grand: Story = { name: 'Grand', args: { size: 'large' } };
export const EnCours: Story = { name: 'En cours', args: { isBusy: true } };
export const Inactif: Story = { name: 'Inactif', args: { disabled: true, children: 'En rupture' } };
export const TexteTresLong: Story = {
  name: 'Texte très long',
  args: {
    children: 'Ajouter cet article et ses accessoires au panier puis continuer mes achats dans la boutique',
  },
};
