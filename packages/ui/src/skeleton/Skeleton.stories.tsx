import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'ui/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Chargement: StoryObj<typeof meta> = { name: 'Chargement' };
