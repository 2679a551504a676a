import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { Badge } from './Badge.tsx';
import { Entry, EntryList } from './EntryList.tsx';

function Hosts() {
  return (
    <ConsoleStage>
      <EntryList label="Noms de domaine">
        <Entry title="boutique.sn" badge={<Badge tone="good">Principal</Badge>} />
        <Entry title="ancienne-boutique.sn">Redirige vers le nom principal</Entry>
      </EntryList>
    </ConsoleStage>
  );
}

const meta = {
  title: 'console/EntryList',
  parameters: {
    docs: {
      description: {
        component:
          'Une courte liste dans une page : personnes, clés, appareils. **Quand l’utiliser :** quand tout tient sur un écran, sans recherche.',
      },
    },
  },
  component: Hosts,
  render: () => <Hosts />,
} satisfies Meta<typeof Hosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Noms: Story = { name: 'Noms de domaine' };
