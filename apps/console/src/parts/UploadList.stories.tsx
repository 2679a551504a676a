import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { UploadList } from './UploadList.tsx';

const meta = {
  title: 'console/UploadList',
  parameters: {
    docs: {
      description: {
        component:
          'Les images en route, et celles qui ne sont pas arrivées. **Quand l’utiliser :** sous une place pour images.',
      },
    },
  },
  component: UploadList,
  render: (args) => (
    <ConsoleStage>
      <UploadList {...args} />
    </ConsoleStage>
  ),
  args: {
    uploads: [
      { id: 1, file: new File([], 'panier.jpg'), part: 0.4, failure: null },
      { id: 2, file: new File([], 'natte.heic'), part: 0, failure: 'Ce type d’image n’est pas lu.' },
    ],
    retry: fn(),
    drop: fn(),
  },
} satisfies Meta<typeof UploadList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Envois: Story = { name: 'Un envoi en cours, un refusé' };
