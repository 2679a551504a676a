import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';

const meta = {
  title: 'console/ConflictDialog',
  parameters: {
    docs: {
      description: {
        component:
          'Quelqu’un d’autre a changé la même chose avant : l’écran montre ce qui est enregistré. **Quand l’utiliser :** quand le serveur refuse une version dépassée.',
      },
    },
  },
  component: ConflictDialog,
  render: (args) => (
    <ConsoleStage>
      <ConflictDialog {...args} />
    </ConsoleStage>
  ),
  args: { message: 'Moussa Ndiaye a changé le prix à 10 h 12.', onClose: fn() },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Devance: Story = { name: 'Devancé par quelqu’un' };
