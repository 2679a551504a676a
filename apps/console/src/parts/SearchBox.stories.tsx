import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'console/SearchBox',
  parameters: {
    docs: {
      description: {
        component:
          'Une recherche qui commence pendant la saisie ; « / » y mène. **Quand l’utiliser :** en haut de chaque liste.',
      },
    },
  },
  component: SearchBox,
  render: (args) => (
    <ConsoleStage>
      <SearchBox {...args} />
    </ConsoleStage>
  ),
  args: { label: 'Chercher un article', placeholder: 'Nom, marque, référence…', value: '', search: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vide: Story = { name: 'Vide' };
export const Remplie: Story = { name: 'Avec un mot', args: { value: 'savon' } };
