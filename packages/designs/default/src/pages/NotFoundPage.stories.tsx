import type { Meta, StoryObj } from '@storybook/react-vite';
import NotFoundPage from './NotFoundPage.tsx';

const meta = {
  title: 'default/pages/Page introuvable',
  component: NotFoundPage,
  parameters: {
    docs: {
      description: {
        component:
          'Ce que montre une adresse où il n’y a rien : une recherche et le chemin de la boutique. **Adresse :** toutes les autres.',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof NotFoundPage>;
export default meta;

export const Perdue: StoryObj<typeof meta> = { name: 'Adresse perdue' };
