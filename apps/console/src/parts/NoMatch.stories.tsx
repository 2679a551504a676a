import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { NoMatch } from './NoMatch.tsx';

const nothing = () => undefined;
const meta = {
  title: 'console/NoMatch',
  parameters: {
    docs: {
      description: {
        component:
          'Une liste que la recherche ou les filtres ont vidée, et le chemin vers plus. **Quand l’utiliser :** quand il y a des lignes, mais aucune ne correspond.',
      },
    },
  },
  component: NoMatch,
  args: {
    title: 'Aucune commande ne correspond',
    search: 'sarr',
    searchAll: { label: 'Chercher dans toutes les commandes', run: nothing },
    clear: nothing,
  },
  render: (args) => (
    <ConsoleStage>
      <NoMatch {...args} />
    </ConsoleStage>
  ),
} satisfies Meta<typeof NoMatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DansUnOnglet: Story = { name: 'Dans un onglet' };
export const Partout: Story = { args: { searchAll: null } };
export const ParLesFiltres: Story = { name: 'Par les filtres', args: { search: '', searchAll: null } };
