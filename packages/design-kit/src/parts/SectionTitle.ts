import { definePart } from './definePart.tsx';

interface SectionTitleProps {
  title: string;
  /** «Tout voir» and its link. */
  more?: { label: string; href: string };
}

export const SectionTitle = definePart<SectionTitleProps>('SectionTitle', { tier: 'first' });
