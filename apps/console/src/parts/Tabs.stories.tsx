import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'console/Tabs',
  parameters: {
    docs: {
      description: {
        component:
          'Les vues d’une liste, avec le nombre de lignes de chacune. **Quand l’utiliser :** pour les états d’une commande ou d’un article.',
      },
    },
  },
  component: Tabs,
  render: (args) => (
    <ConsoleStage>
      <Tabs {...args} />
    </ConsoleStage>
  ),
  args: {
    label: 'Statut des commandes',
    current: 'toutes',
    choose: fn(),
    tabs: ['À confirmer', 'À préparer', 'Expédiées', 'Livrées', 'Annulées', 'Toutes'].map((label, count) => ({
      value: label.toLowerCase(),
      label,
      count,
    })),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Derniere: Story = {
  name: 'La dernière vue, au bout de la ligne',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Toutes/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Expédiées/ }));
    await expect(args.choose).toHaveBeenCalledWith('expédiées');
  },
};
