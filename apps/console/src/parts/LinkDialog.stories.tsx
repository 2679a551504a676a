import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { LinkDialog } from './LinkDialog.tsx';

const meta = {
  title: 'console/LinkDialog',
  parameters: {
    docs: {
      description: {
        component: 'Demande où mènent les mots choisis. **Quand l’utiliser :** depuis l’éditeur de texte.',
      },
    },
  },
  component: LinkDialog,
  render: (args) => (
    <ConsoleStage>
      <LinkDialog {...args} />
    </ConsoleStage>
  ),
  args: { save: fn(), onClose: fn() },
} satisfies Meta<typeof LinkDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Adresse: Story = { name: 'Adresse d’un lien' };
