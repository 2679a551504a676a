import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'console/Card',
  parameters: {
    docs: {
      description: {
        component:
          'Un groupe de contenus sous un titre. **Quand l’utiliser :** pour les parties d’un formulaire ou d’une fiche.',
      },
    },
  },
  component: Card,
  render: (args) => (
    <ConsoleStage>
      <Card {...args} />
    </ConsoleStage>
  ),
  args: { title: 'Stock', children: <p>3 en stock</p> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titre: Story = { name: 'Avec un titre' };
