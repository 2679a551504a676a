import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSection, cards, longName } from '../../fixtures/catalogue.ts';
import { CategorySection } from './CategorySection.tsx';

const meta = {
  title: 'default/CategorySection',
  component: CategorySection,
  parameters: {
    docs: {
      description: {
        component:
          'Un rayon et quelques-uns de ses articles. **Quand l’utiliser :** à l’accueil, pour chaque rayon mis en avant.',
      },
    },
  },
  args: { section: aSection() },
} satisfies Meta<typeof CategorySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quatre: Story = {
  name: 'Quatre articles',
};

export const UnSeul: Story = {
  name: 'Un seul article',
  args: { section: aSection({ cards: cards(1) }) },
};

export const NomTresLong: Story = {
  name: 'Nom très long',
  args: { section: aSection({ name: longName }) },
};
