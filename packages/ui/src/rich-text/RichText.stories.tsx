import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './RichText.tsx';

const meta = {
  title: 'ui/RichText',
  component: RichText,
  parameters: {
    docs: {
      description: {
        component:
          'Un texte mis en forme par la boutique. **Quand l’utiliser :** pour la description d’un article ; il ne montre rien s’il n’y en a pas.',
      },
    },
  },
  args: {
    nodes: [
      { tag: 'p', children: ['Coupée à la Médina, en ', { tag: 'strong', children: ['coton'] }, '.'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['Deux poches'] },
          { tag: 'li', children: ['Lavage à 30 °C'] },
        ],
      },
    ],
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = { name: 'Description' };
export const Tableau: Story = {
  name: 'Tableau large',
  args: {
    nodes: [
      {
        tag: 'table',
        children: [
          {
            tag: 'tbody',
            children: [
              {
                tag: 'tr',
                children: ['Taille', 'Poitrine', 'Taille', 'Hanches', 'Longueur', 'Manches'].map((word) => ({
                  tag: 'td',
                  children: [word],
                })),
              },
            ],
          },
        ],
      },
    ],
  },
};
