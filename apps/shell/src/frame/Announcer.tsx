import { usePageMetadataFor } from '@teranga/core/pages/metadata';
import { postedCleared } from '@teranga/core/lib/posted';
import { useAppDispatch, useAppSelector } from '@teranga/core/lib/store';
import { useLocation, useSearchParams } from '@teranga/design-kit/navigation';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { useEffect } from 'react';
import { formSummaryId } from '../page/browserState.ts';
import type { RouteMatch } from '../page/matchRoute.ts';

/** Clears the posted form that the first page answered, once another page is shown. */
function useAnsweredForm(isOver: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isOver) return;
    dispatch(postedCleared());
    document.getElementById(formSummaryId)?.remove();
  }, [dispatch, isOver]);
}

/**
 * Announces a new page's title to screen readers once it is known. The browser announces the first
 * page.
 */
export function Announcer({ match, firstKey }: { match: RouteMatch; firstKey: string }) {
  const { key } = useLocation();
  const { title } = usePageMetadataFor(match.page, match.params, useSearchParams()[0]);
  const storeName = useAppSelector((state) => state.settings.storeName);
  useAnsweredForm(key !== firstKey);
  const isNotAnnounced = key === firstKey || title === storeName;
  return (
    <output>
      <VisuallyHidden>{isNotAnnounced ? '' : title}</VisuallyHidden>
    </output>
  );
}
