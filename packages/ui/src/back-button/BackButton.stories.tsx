import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackButton } from './BackButton.tsx';

const meta = {
  title: 'ui/BackButton',
  component: BackButton,
  args: { label: 'Revenir à la page précédente', press: () => undefined },
} satisfies Meta<typeof BackButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Principal: Story = { name: 'Principal' };
