import type { ProductPageView } from '@teranga/core/features/catalogue';
import { FailureState } from '@teranga/design-kit';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';

interface ProductFailureProps {
  page: Extract<ProductPageView, { status: 'failed' }>;
  /** The page's title in this design, for screen readers. */
  title: string;
  className: string | undefined;
}

/** Page of a product that could not be loaded: the reason and a link back. */
export function ProductFailure({ page, title, className }: ProductFailureProps) {
  return (
    <div className={className}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <FailureState
        message={page.message}
        retry={page.retry}
        back={{ label: page.backLabel, href: page.backHref }}
      />
    </div>
  );
}
