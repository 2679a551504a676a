import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { anImage } from '../../fixtures/images.ts';
import { ImageViewer } from './ImageViewer.tsx';

const meta = {
  title: 'default/ImageViewer',
  component: ImageViewer,
  parameters: {
    docs: {
      description: {
        component: 'Une image en plein écran, à agrandir. **Quand l’utiliser :** ouverte depuis Gallery.',
      },
    },
  },
  args: {
    name: 'Théière',
    images: ['#f6ce82', '#b6c0ea', '#afd3b7'].map((color, index) =>
      anImage(`Théière, vue ${String(index + 1)}`, color),
    ),
    index: 0,
    isOpen: true,
    close: fn(),
  },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ParLeClavier: Story = {
  name: 'Se regarde par le clavier',
  play: async ({ canvasElement }) => {
    const viewer = within(within(canvasElement).getByRole('dialog', { name: 'Théière' }));
    const said = () => viewer.getByRole('status').textContent.replaceAll('\u00a0', ' ');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said()).toBe('Photo 2 sur 3, 100 %');
    await userEvent.keyboard('++');
    await expect(said()).toBe('Photo 2 sur 3, 250 %');
    await userEvent.keyboard('-');
    await expect(said()).toBe('Photo 2 sur 3, 175 %');
  },
};

export const DeuxPressions: Story = {
  name: 'S’agrandit par deux pressions',
  play: async ({ canvasElement }) => {
    const viewer = within(within(canvasElement).getByRole('dialog'));
    const stage = viewer.getByRole('region');
    await userEvent.dblClick(stage);
    await expect(stage.scrollWidth > stage.clientWidth * 2).toBe(true);
    await userEvent.dblClick(stage);
    await expect(stage.scrollWidth).toBe(stage.clientWidth);
  },
};

export const UneSeule: Story = { name: 'Une seule photo', args: { images: [anImage()] } };
