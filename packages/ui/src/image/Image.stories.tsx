import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from './Image.tsx';

const meta = {
  title: 'ui/Image',
  component: Image,
  parameters: {
    docs: {
      description: {
        component:
          'Une image qui remplit sa place, et la couleur de l’image avant qu’elle arrive. **Quand l’utiliser :** pour toute image de la boutique.',
      },
    },
  },
  args: {
    image: {
      src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>')}`,
      alt: 'Calebasse',
      color: '#f6ce82',
    },
    sizes: '16rem',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = { name: 'Photo' };
export const SansImage: Story = { name: 'Sans image', args: { image: null } };
export const Introuvable: Story = {
  name: 'Image introuvable',
  args: { image: { src: 'data:image/png;base64,', alt: 'Robe d’été' } },
};
