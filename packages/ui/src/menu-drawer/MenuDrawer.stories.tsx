import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MenuDrawer, type MenuDrawerProps } from './MenuDrawer.tsx';

function Menu(props: Omit<MenuDrawerProps, 'details' | 'children'>) {
  return (
    <MenuDrawer {...props} details={useRef(null)}>
      <ul>
        <li>
          <a href="/products">Boutique</a>
        </li>
      </ul>
    </MenuDrawer>
  );
}

const meta = {
  title: 'ui/MenuDrawer',
  component: Menu,
  parameters: {
    docs: {
      description: {
        component:
          'Un panneau au bord de l’écran, qui s’ouvre avant les scripts et sans eux. **Quand l’utiliser :** pour le menu d’un petit écran.',
      },
    },
  },
  args: { label: 'Menu', opener: 'Menu' },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/**
 * Opens it, and closes it by its cross and by the page beside it, both of which are its summary.
 */
const opensAndCloses: Play = async ({ canvas, canvasElement }) => {
  const summary = canvas.getByText('Menu', { selector: 'summary' });
  const link = canvas.getByText('Boutique');
  await expect(link).not.toBeVisible();
  await userEvent.click(summary);
  await waitFor(() => expect(link).toBeVisible());
  // It has slid in.
  await waitFor(() => expect(document.getAnimations()).toEqual([]));
  const panel = link.closest('[tabindex]')?.getBoundingClientRect() ?? new DOMRect();
  const cross = summary.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  await expect(panel.left <= cross.left && cross.right <= panel.right).toBe(true);
  const besideX = panel.left > 0 ? panel.left / 2 : (panel.right + innerWidth) / 2;
  for (const [x, y] of [
    [cross.left + cross.width / 2, cross.top + cross.height / 2],
    [besideX, innerHeight / 2],
  ] as const)
    await expect(document.elementFromPoint(x, y)?.closest('summary')).toBe(summary);
  await userEvent.click(summary);
  await expect(canvasElement.querySelector('details')?.open).toBe(false);
};

export const AuDebut: Story = {
  name: 'Au début de la ligne',
  globals: { viewport: { value: 'phone' } },
  play: opensAndCloses,
};

export const ALaFin: Story = {
  name: 'À la fin de la ligne',
  args: { side: 'end' },
  globals: { viewport: { value: 'phone' } },
  play: opensAndCloses,
};
