import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeToggle } from './ThemeToggle.tsx';

const toggle = fn<() => void>();
const meta = {
  title: 'ui/ThemeToggle',
  component: ThemeToggle,
  parameters: {
    docs: {
      description: {
        component:
          'Le bouton du thème : il montre celui que l’on aura. **Quand l’utiliser :** une fois, dans l’en-tête.',
      },
    },
  },
  args: {
    theme: { value: 'cupcake', label: 'Passer au thème sombre', toggle },
    size: 24,
    strokeWidth: 1.75,
  },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeJour: Story = {
  name: 'Le jour',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Passer au thème sombre' }));
    await expect(toggle).toHaveBeenCalledOnce();
  },
};

export const LaNuit: Story = {
  name: 'La nuit',
  args: { theme: { value: 'night', label: 'Passer au thème clair', toggle } },
};
