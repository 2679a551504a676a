import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { SectionTitle } from './SectionTitle.tsx';

const meta = {
  title: 'lybalikou/SectionTitle',
  component: SectionTitle,
  args: { title: 'Nouvelles pièces', more: { label: 'Tout voir', href: '/products' } },
  parameters: {
    docs: {
      description: {
        component:
          'Un chapitre du catalogue : son numéro, son titre, le lien vers la suite. **Remplace :** default/SectionTitle, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
  },
} satisfies Meta<typeof SectionTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AvecLaSuite: Story = { name: 'Avec la suite' };

export const DansUnLivre: Story = {
  name: 'Chapitre numéroté',
  decorators: [
    (Story) => (
      <div style={{ '--chapter-mark': '"Nº "', counterReset: 'chapter' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
};

export const TitreLong: Story = {
  name: 'Titre long',
  args: { title: 'Tout ce que l’on a taillé pour le matin de la Tabaski' },
};
