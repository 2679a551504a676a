import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { somePictures } from '../../fixtures/pictures.ts';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'lybalikou/Gallery',
  component: Gallery,
  args: { enlarge: fn(), name: 'Robe évasée Ndèye', pictures: somePictures(4) },
  parameters: { design: 'lybalikou' },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const QuatreVues: Story = { name: 'Quatre vues' };

export const UneVue: Story = { name: 'Une seule vue', args: { pictures: somePictures(1) } };

export const SixVues: Story = {
  name: 'Six vues, quatre vignettes en vue',
  args: { pictures: somePictures(6) },
};

export const SansImage: Story = { name: 'Sans image', args: { pictures: [] } };
