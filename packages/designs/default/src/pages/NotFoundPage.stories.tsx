import type { Meta, StoryObj } from '@storybook/react-vite';
import NotFoundPage from './NotFoundPage.tsx';

const meta = {
  title: 'default/pages/Page introuvable',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;
export default meta;

export const Perdue: StoryObj<typeof meta> = { name: 'Adresse perdue' };
