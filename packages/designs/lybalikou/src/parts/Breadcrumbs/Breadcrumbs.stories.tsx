import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPiece } from '../../fixtures/catalogue.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'lybalikou/Breadcrumbs',
  component: Breadcrumbs,
  args: { crumbs: aPiece().crumbs },
  parameters: { design: 'lybalikou' },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DUnePiece: Story = { name: 'D’une pièce' };
