import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../fixtures/catalogue.ts';
import { SectionTitle } from './SectionTitle.tsx';

const meta = {
  title: 'default/SectionTitle',
  component: SectionTitle,
  parameters: {
    docs: {
      description: {
        component:
          'Le titre d’une section, avec un lien vers la suite. **Quand l’utiliser :** au-dessus de chaque section d’une page ; le titre de la page est un autre.',
      },
    },
  },
  args: { title: 'Nouveautés' },
} satisfies Meta<typeof SectionTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seul: Story = {
  name: 'Seul',
};

export const AvecLien: Story = {
  name: 'Avec lien',
  args: { title: 'Nouveautés', more: { label: 'Tout voir', href: '/products' } },
};

export const TitreTresLong: Story = {
  name: 'Titre très long',
  args: { title: longName, more: { label: 'Tout voir', href: '/products' } },
};
