import type { Meta, StoryObj } from '@storybook/react-vite';
import { anImage, aStore } from '../../story-views/views.ts';
import { TestimonialsSection } from './TestimonialsSection.tsx';

const meta = {
  title: 'rahmou-serwiss/Accueil/Témoignages',
  component: TestimonialsSection,
  args: {
    title: 'Ils sont partis, ils écrivent',
    testimonials: aStore().about.testimonials.map((one) => ({
      ...one,
      image: anImage(one.name, '#7a4a2e'),
    })),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Les témoignages : une carte postale pour chacun. **Quand l’utiliser :** à l’accueil ; elle ne montre rien s’il n’y en a pas.',
      },
    },
    design: 'rahmou-serwiss',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof TestimonialsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CartesPostales: Story = { name: 'Cartes postales' };
export const SurUnTelephone: Story = {
  name: 'Sur un téléphone',
  globals: { viewport: { value: 'phone' } },
};
