import { usePageMetadataFor } from '@teranga/core/pages/metadata';
import { useAppSelector } from '@teranga/core/lib/store';
import { useLocation, useSearchParams } from '@teranga/design-kit/navigation';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import type { RouteMatch } from '../matchRoute.ts';

/**
 * Announces a new page's title to screen readers once it is known. The browser announces the first
 * page.
 */
export function Announcer({ match, firstKey }: { match: RouteMatch; firstKey: string }) {
  const { key } = useLocation();
  const { title } = usePageMetadataFor(match.page, match.params, useSearchParams()[0]);
  const storeName = useAppSelector((state) => state.settings.storeName);
  const isNotAnnounced = key === firstKey || title === storeName;
  return (
    <output>
      <VisuallyHidden>{isNotAnnounced ? '' : title}</VisuallyHidden>
    </output>
  );
}
