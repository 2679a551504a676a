import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'rahmou-serwiss/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: 'Accueil', href: '/' },
      { label: 'Boutique', href: '/products' },
      { label: 'Valise cabine Teranga', href: null },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Le chemin de la page comme un itinéraire : un point pour chaque étape, un arc entre deux. **Remplace :** default/Breadcrumbs, qui dit quand l’utiliser.',
      },
    },
    design: 'rahmou-serwiss',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TroisEtapes: Story = { name: 'Trois étapes' };
export const SurUnTelephone: Story = {
  name: 'Sur un téléphone',
  globals: { viewport: { value: 'phone' } },
};
