import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Theme } from '@teranga/design-manifest/theme';
import { Colours, Spaces, Texts } from './Tokens.tsx';

const meta = { title: 'Jetons', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Couleurs: Story = {
  render: (_args, { globals }) => <Colours theme={globals['theme'] as Theme} />,
};
export const Textes: Story = { render: () => <Texts /> };
export const Espaces: Story = { render: () => <Spaces /> };
