import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import type { ReactNode } from 'react';

interface LoadingProps {
  className?: string | undefined;
  children?: ReactNode;
}

/** A box of skeletons, which says that something loads. */
export function Loading({ className, children }: LoadingProps) {
  return (
    <div className={className} aria-busy="true">
      <output>
        <VisuallyHidden>Chargement</VisuallyHidden>
      </output>
      {children}
    </div>
  );
}
