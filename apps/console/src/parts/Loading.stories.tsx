import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { Loading } from './Loading.tsx';

const meta = {
  title: 'console/Loading',
  parameters: {
    docs: {
      description: {
        component:
          'Un cadre d’ébauches, qui dit que quelque chose se charge. **Quand l’utiliser :** à la place d’un contenu dont la forme est connue.',
      },
    },
  },
  component: Loading,
  render: (args) => (
    <ConsoleStage>
      <Loading {...args} />
    </ConsoleStage>
  ),
  args: {},
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seul: Story = { name: 'Chargement' };
