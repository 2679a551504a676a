import type { ReactNode } from 'react';
import { definePart } from './definePart.tsx';

interface FailureStateProps {
  title?: string;
  message: string;
  /** Additional advice on what to do. */
  advice?: string | null;
  /** The illustration, unless the network failed. */
  icon?: ReactNode;
  retry?: (() => void) | null;
  back?: { label: string; href: string };
  help?: { label: string; href: string } | null;
}

/** It failed; it may be retried. */
export const FailureState = definePart<FailureStateProps>('FailureState', { tier: 'first' });
