import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { SecretDialog } from './SecretDialog.tsx';

const meta = {
  title: 'console/SecretDialog',
  parameters: {
    docs: {
      description: {
        component:
          'Montre un secret, que le serveur ne montrera plus. **Quand l’utiliser :** après la création d’une clé ou d’un webhook.',
      },
    },
  },
  component: SecretDialog,
  render: (args) => (
    <ConsoleStage>
      <SecretDialog {...args} />
    </ConsoleStage>
  ),
  args: { title: 'La clé est créée', label: 'Clé', secret: 'teranga_7Jw2-exemple', onClose: fn() },
} satisfies Meta<typeof SecretDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cle: Story = { name: 'Une clé, montrée une fois' };
