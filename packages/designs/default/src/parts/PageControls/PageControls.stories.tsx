import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PageControls } from './PageControls.tsx';

const aTop = (isShown: boolean) => ({ label: 'Revenir en haut de la page', isShown, press: fn() });

const meta = {
  title: 'default/PageControls',
  component: PageControls,
  parameters: {
    docs: {
      description: {
        component: 'Le retour en haut d’une longue page. **Quand l’utiliser :** une fois par page, flottant.',
      },
    },
    layout: 'fullscreen',
  },
  args: { top: aTop(true) },
} satisfies Meta<typeof PageControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Remontee: Story = {
  name: 'Page qui remonte',
  play: async ({ canvasElement, args }) => {
    const up = within(canvasElement).getByRole('button', { name: 'Revenir en haut de la page' });
    await expect(up.getBoundingClientRect().height).toBe(44);
    await userEvent.click(up);
    await expect(args.top.press).toHaveBeenCalledOnce();
  },
};

export const AuRepos: Story = {
  name: 'Page au repos',
  args: { top: aTop(false) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('button')).toEqual([]);
  },
};
