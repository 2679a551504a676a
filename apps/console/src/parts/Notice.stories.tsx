import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'console/Notice',
  parameters: {
    docs: {
      description: {
        component:
          'Ce qui remplace un contenu : rien encore, un échec, pas de réseau, pas pour ce rôle. **Quand l’utiliser :** quand une page ou une carte n’a rien d’autre à montrer.',
      },
    },
  },
  component: Notice,
  render: (args) => (
    <ConsoleStage>
      <Notice {...args} />
    </ConsoleStage>
  ),
  args: {
    tone: 'empty',
    title: 'Aucun article ici',
    text: 'Cherchez autrement, ou retirez les filtres.',
    action: { label: 'Voir tous les articles', run: fn() },
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vide: Story = { name: 'Rien à montrer' };
export const Faute: Story = {
  name: 'Ce qui n’a pas marché',
  args: { tone: 'bad', title: 'Pas de connexion', text: 'Vérifiez le réseau, puis réessayez.' },
};
export const Interdit: Story = {
  name: 'Rôle insuffisant',
  args: { tone: 'forbidden', title: 'Votre rôle ne donne pas accès à cet écran' },
};
export const Bonne: Story = {
  name: 'Tout est fait',
  args: { tone: 'good', title: 'Aucune commande à confirmer' },
};
