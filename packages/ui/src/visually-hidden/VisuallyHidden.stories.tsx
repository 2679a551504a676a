import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component:
          'Un texte pour les lecteurs d’écran seuls. **Quand l’utiliser :** quand ce que l’on voit ne suffit pas à qui écoute.',
      },
    },
  },
  args: { children: 'Lu, mais pas vu' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Lu: StoryObj<typeof meta> = {
  name: 'Lu, mais pas vu',
  play: async ({ canvas }) => {
    const box = canvas.getByText('Lu, mais pas vu').getBoundingClientRect();
    await expect(box.width).toBe(1);
    await expect(box.height).toBe(1);
  },
};
