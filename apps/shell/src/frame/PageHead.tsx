import { usePageMetadata } from '@teranga/core/pages/metadata';
import type { PageName } from '@teranga/design-kit';
import { useSearchParams } from '@teranga/design-kit/navigation';

/** Writes the page's title and description into the document while the page is shown. */
export function PageHead({ page, params }: { page: PageName; params: Readonly<Record<string, string>> }) {
  usePageMetadata(page, params, useSearchParams()[0]);
  return null;
}
