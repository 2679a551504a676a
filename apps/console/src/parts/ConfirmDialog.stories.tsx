import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'console/ConfirmDialog',
  parameters: {
    docs: {
      description: {
        component:
          'Une question avant ce qui ne s’annule pas. **Quand l’utiliser :** quand aucun message ne permet de revenir en arrière ; sinon, un message avec « Annuler ».',
      },
    },
  },
  component: ConfirmDialog,
  render: (args) => (
    <ConsoleStage>
      <ConfirmDialog {...args} />
    </ConsoleStage>
  ),
  args: {
    isOpen: true,
    title: 'Supprimer le code ?',
    action: 'Supprimer',
    isBusy: false,
    confirm: fn(),
    onClose: fn(),
    children: 'Les commandes passées gardent leur réduction.',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  name: 'Question',
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await expect(args.confirm).toHaveBeenCalledOnce();
  },
};
