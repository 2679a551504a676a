import type { FooterView } from '@teranga/core/features/page-frame';
import { definePart } from './definePart.tsx';

export const Footer = definePart<FooterView>('Footer', { tier: 'first' });
