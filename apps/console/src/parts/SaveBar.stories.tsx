import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { SaveButtons } from './SaveBar.tsx';

const meta = {
  title: 'console/SaveBar',
  parameters: {
    docs: {
      description: {
        component:
          'Les boutons qui enregistrent un formulaire, et la question avant de le quitter modifié. **Quand l’utiliser :** au bas de chaque formulaire long.',
      },
    },
  },
  component: SaveButtons,
  render: (args) => (
    <ConsoleStage>
      <SaveButtons {...args} />
    </ConsoleStage>
  ),
  args: { isDirty: true, isBusy: false, reset: fn() },
} satisfies Meta<typeof SaveButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Change: Story = { name: 'Un changement à enregistrer' };
export const Rien: Story = { name: 'Rien à enregistrer', args: { isDirty: false } };
export const EnCours: Story = { name: 'Enregistrement en cours', args: { isBusy: true } };
