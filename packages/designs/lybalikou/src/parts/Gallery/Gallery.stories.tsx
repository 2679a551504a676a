import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { resized, someImages } from '../../fixtures/images.ts';
import { saidWidth } from '../../fixtures/saidWidth.ts';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'lybalikou/Gallery',
  component: Gallery,
  args: { enlarge: fn(), name: 'Robe évasée Ndèye', images: someImages(4) },
  parameters: {
    docs: {
      description: {
        component:
          'Les images d’un article : à faire défiler sur un téléphone, sur deux colonnes sur un grand écran. **Remplace :** default/Gallery, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const QuatreVues: Story = { name: 'Quatre vues' };

export const UneVue: Story = {
  name: 'Une seule vue',
  args: { images: someImages(1).map(resized) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    const { left, width } = image.getBoundingClientRect();
    const line = canvas.getByRole('list').parentElement?.getBoundingClientRect();
    await expect(left).toBe(line?.left);
    await expect(width).toBe(saidWidth(image));
  },
};

export const SixVues: Story = {
  name: 'Six vues, quatre vignettes en vue',
  args: { images: someImages(6) },
};

export const SansImage: Story = { name: 'Sans image', args: { images: [] } };
