import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'console/LinkButton',
  parameters: {
    docs: {
      description: {
        component:
          'Un lien vers un fichier ou une autre application, qui a l’air d’un bouton. **Quand l’utiliser :** pour exporter ou imprimer ; dans la gestion, un lien ordinaire.',
      },
    },
  },
  component: LinkButton,
  render: (args) => (
    <ConsoleStage>
      <LinkButton {...args} />
    </ConsoleStage>
  ),
  args: { href: '/gestion/articles', children: 'Exporter' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lien: Story = { name: 'Lien en bouton' };
