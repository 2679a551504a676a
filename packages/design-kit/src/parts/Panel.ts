import type { ReactNode } from 'react';
import { definePart } from './definePart.tsx';

interface PanelProps {
  kind: 'step' | 'summary' | 'info';
  title: string;
  /** Its number among the steps, from 1. */
  number?: number;
  children: ReactNode;
}

/** A framed section of a page: a step of a form, an order's totals, information. */
export const Panel = definePart<PanelProps>('Panel', { tier: 'later' });
