import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { anImage } from '../../fixtures/images.ts';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'default/Gallery',
  component: Gallery,
  parameters: {
    docs: {
      description: {
        component:
          'Les images d’un article. **Quand l’utiliser :** sur la page d’un article. En plein écran : ImageViewer.',
      },
    },
  },
  args: {
    enlarge: fn(),
    name: 'Théière',
    images: ['#f6ce82', '#b6c0ea', '#afd3b7', '#eeb5a4', '#e6d2b2', '#dfe4f8'].map((color, index) =>
      anImage(`Théière, vue ${String(index + 1)}`, color),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '30rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixPhotos: Story = {
  name: 'Six photos',
};

export const UneSeule: Story = {
  name: 'Une seule photo',
  args: { images: [anImage()] },
};

export const Aucune: Story = {
  name: 'Aucune photo',
  args: { images: [] },
};
