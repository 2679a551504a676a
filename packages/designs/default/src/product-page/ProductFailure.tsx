import type { ProductPageView } from '@teranga/core/catalogue';
import { FailureState } from '@teranga/design-kit';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';

interface ProductFailureProps {
  page: Extract<ProductPageView, { status: 'failed' }>;
  /** What the design calls an article: the page's title, for who listens. */
  title: string;
  className: string | undefined;
}

/** The page of an article that cannot be had: why, and the way back. */
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
