import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { ChipsField } from './ChipsField.tsx';

function Tags() {
  const [values, setValues] = useState(['été', 'cadeau']);
  return (
    <ConsoleStage>
      <ChipsField label="Étiquettes" values={values} onChange={setValues} suggestions={['wax']} />
    </ConsoleStage>
  );
}

const meta = {
  title: 'console/ChipsField',
  parameters: {
    docs: {
      description: {
        component:
          'Plusieurs mots courts, saisis un par un ou séparés par des virgules. **Quand l’utiliser :** pour des étiquettes, des tailles, des mots-clés.',
      },
    },
  },
  component: Tags,
  render: () => <Tags />,
} satisfies Meta<typeof Tags>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Etiquettes: Story = {
  name: 'Étiquettes',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Étiquettes'), 'wax,');
    await expect(canvas.getByRole('button', { name: 'Retirer « wax »' })).toBeVisible();
  },
};
