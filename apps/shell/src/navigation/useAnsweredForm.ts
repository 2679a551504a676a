import { postedCleared } from '@teranga/core/lib/posted';
import { useAppDispatch } from '@teranga/core/lib/store';
import { useOnNavigate } from '@teranga/design-kit/navigation';
import { useCallback } from 'react';
import { formSummaryId } from '../browserState.ts';

/** Forgets the posted form that the first page answered, once another page is shown. */
export function useAnsweredForm(): void {
  const dispatch = useAppDispatch();
  useOnNavigate(
    useCallback(() => {
      dispatch(postedCleared());
      document.getElementById(formSummaryId)?.remove();
    }, [dispatch]),
  );
}
