import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CounterField } from './CounterField.tsx';

function Adults({ error = null }: { error?: string | null }) {
  const [count, setCount] = useState(1);
  return (
    <CounterField
      name="adults"
      label="Adultes"
      hint="12 ans et plus"
      isRequired
      min={0}
      max={50}
      value={String(count)}
      onChange={({ target }) => setCount(Number(target.value))}
      step={(by) => setCount(Math.max(0, count + by))}
      error={error}
    />
  );
}

const meta = {
  title: 'ui/CounterField',
  component: Adults,
  parameters: {
    docs: {
      description: {
        component:
          'Un nombre que l’on tape, ou que l’on change du pouce. **Quand l’utiliser :** pour un petit nombre, comme celui des voyageurs.',
      },
    },
  },
} satisfies Meta<typeof Adults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AuPouce: Story = {
  name: 'Au pouce',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const count = canvas.getByRole('spinbutton', { name: /Adultes/ });
    await userEvent.click(canvas.getByTitle('Un de plus'));
    await expect(count).toHaveValue(2);
    await userEvent.click(canvas.getByTitle('Un de moins'));
    await userEvent.click(canvas.getByTitle('Un de moins'));
    await userEvent.click(canvas.getByTitle('Un de moins'));
    await expect(count).toHaveValue(0);
  },
};
export const EnErreur: Story = {
  name: 'En erreur',
  args: { error: 'Indiquez un nombre entier de 0 à 50' },
};
