import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const meta = {
  title: 'console/Thumbnail',
  parameters: {
    docs: {
      description: {
        component:
          'Une petite image carrée à côté d’un nom, qui dit ce qu’elle montre. **Quand l’utiliser :** dans les listes.',
      },
    },
  },
  component: Thumbnail,
  render: (args) => (
    <ConsoleStage>
      <Thumbnail {...args} />
    </ConsoleStage>
  ),
  args: { file: null },
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sans: Story = { name: 'Sans image' };
