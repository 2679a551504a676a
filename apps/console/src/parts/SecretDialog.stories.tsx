import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { SecretDialog } from './SecretDialog.tsx';

const meta = {
  title: 'console/SecretDialog',
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
