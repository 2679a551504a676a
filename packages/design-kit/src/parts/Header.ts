import type { HeaderView } from '@teranga/core/features/page-frame';
import { definePart } from './definePart.tsx';

export const Header = definePart<HeaderView>('Header', { tier: 'first' });
