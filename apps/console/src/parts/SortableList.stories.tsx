import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { SortableList } from './SortableList.tsx';

function Groupings() {
  const [names, setNames] = useState(['Mode', 'Maison', 'Épicerie']);
  return (
    <ConsoleStage>
      <SortableList
        label="Rayons"
        items={names}
        keyOf={(name) => name}
        nameOf={(name) => name}
        sort={setNames}
      >
        {(name) => <span>{name}</span>}
      </SortableList>
    </ConsoleStage>
  );
}

const meta = {
  title: 'console/SortableList',
  parameters: {
    docs: {
      description: {
        component:
          'Une liste que l’on ordonne : par glissement, par les flèches, ou par un dialogue. **Quand l’utiliser :** pour les rayons, zones et images.',
      },
    },
  },
  component: Groupings,
  render: () => <Groupings />,
} satisfies Meta<typeof Groupings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rayons: Story = {
  name: 'Rayons',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Déplacer « Maison »' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Maison');
  },
};
