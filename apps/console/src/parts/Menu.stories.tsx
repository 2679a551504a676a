import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'console/Menu',
  parameters: {
    docs: {
      description: {
        component:
          'Un bouton à trois points qui ouvre d’autres actions. **Quand l’utiliser :** pour ce qui n’est pas l’action principale de l’écran.',
      },
    },
  },
  component: Menu,
  render: (args) => (
    <ConsoleStage>
      <Menu {...args} />
    </ConsoleStage>
  ),
  args: {
    label: 'Autres actions',
    items: [
      { label: 'Dupliquer', run: fn() },
      { label: 'Supprimer…', run: fn(), isGrave: true },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ouvert: Story = {
  name: 'Ouvert par le clavier',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Autres actions' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Supprimer…' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Autres actions' })).toHaveFocus();
  },
};
