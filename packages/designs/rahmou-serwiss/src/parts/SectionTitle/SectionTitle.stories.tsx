import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionTitle } from './SectionTitle.tsx';

const meta = {
  title: 'rahmou-serwiss/SectionTitle',
  component: SectionTitle,
  args: { title: 'Boutique du voyageur' },
  parameters: {
    docs: {
      description: {
        component:
          'Le titre d’une section, d’où part un itinéraire jusqu’à son lien. **Remplace :** default/SectionTitle, qui dit quand l’utiliser.',
      },
    },
    design: 'rahmou-serwiss',
  },
} satisfies Meta<typeof SectionTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seul: Story = {};
export const AvecLien: Story = {
  name: 'Avec un lien au bout de la route',
  args: { more: { label: 'Voir la boutique', href: '/products' } },
};
