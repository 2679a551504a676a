import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { ImageDrop } from './ImageDrop.tsx';

const meta = {
  title: 'console/ImageDrop',
  parameters: {
    docs: {
      description: {
        component:
          'Une place pour des images : de l’appareil photo, des fichiers, ou déposées. **Quand l’utiliser :** partout où l’on ajoute des photos.',
      },
    },
  },
  component: ImageDrop,
  render: (args) => (
    <ConsoleStage>
      <ImageDrop {...args} />
    </ConsoleStage>
  ),
  args: { label: 'Ajouter des images', isMultiple: true, add: fn() },
} satisfies Meta<typeof ImageDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lieu: Story = { name: 'Lieu d’envoi' };
export const Occupe: Story = { name: 'Pendant un envoi', args: { disabled: true } };
