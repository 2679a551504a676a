import type { Meta, StoryObj } from '@storybook/react-vite';
import { unstocked } from '@teranga/testing';
import { inShop, pending, outOfReach, stocked } from '../fixtures/backEnds.ts';
import HomePage from './HomePage.tsx';

const meta = {
  title: 'default/pages/Accueil',
  component: HomePage,
  parameters: {
    docs: {
      description: {
        component:
          'L’accueil : une grande annonce, les nouveautés, les meilleures ventes, les rayons et les collections. **Adresse :** `/`.',
      },
    },
    layout: 'fullscreen',
    ...inShop(stocked),
  },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complet: Story = { name: 'Complet' };
export const Chargement: Story = { name: 'Chargement', parameters: pending };
export const EchecReseau: Story = { name: 'Échec réseau', parameters: outOfReach };
export const SansArticle: Story = { name: 'Sans article', parameters: inShop(unstocked) };
