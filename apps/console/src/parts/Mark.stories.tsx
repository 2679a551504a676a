import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { Mark } from './Mark.tsx';

const meta = {
  title: 'console/Mark',
  parameters: {
    docs: {
      description: {
        component: 'Le signe de la gestion. **Quand l’utiliser :** en haut de l’écran et à la connexion.',
      },
    },
  },
  component: Mark,
  render: (args) => (
    <ConsoleStage>
      <Mark {...args} />
    </ConsoleStage>
  ),
  args: {},
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seul: Story = { name: 'Signe de la gestion' };
