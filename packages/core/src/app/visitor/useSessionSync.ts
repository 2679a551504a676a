import { useEffect } from 'react';
import { authTokenSlot, baseApi, visitorTags } from '../../lib/api/index.ts';
import { clearCart } from '../../features/cart/index.ts';
import { addAppListener, useAppDispatch, useAppStore, type RootState } from '../../lib/store/index.ts';
import { readSignIn, selectAuth } from '../../features/account/auth/index.ts';

/** Whether the visitor is signed in; null while that is looked up. */
function visitorOf(state: RootState): 'signedIn' | 'anonymous' | null {
  const { status } = selectAuth(state);
  return status === 'signedIn' || status === 'anonymous' ? status : null;
}

/** Refetches visitor data when the visitor is another than `first`. */
function refetchesOnChange(first: ReturnType<typeof visitorOf>) {
  let visitor = first;
  return addAppListener({
    predicate: (_action, state) => ![null, visitor].includes(visitorOf(state)),
    effect: (_action, { dispatch, getState }) => {
      const isOther = visitor !== null;
      visitor = visitorOf(getState());
      if (!isOther) return;
      if (visitor === 'anonymous') dispatch(clearCart());
      dispatch(baseApi.util.invalidateTags([...visitorTags]));
    },
  });
}

/**
 * Follows sign-in and sign-out in other tabs, and refetches visitor data when the visitor changes.
 * Called once per page, by the frame.
 */
export function useSessionSync(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === authTokenSlot.key || key === null) void dispatch(readSignIn());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dispatch]);
  useEffect(() => dispatch(refetchesOnChange(visitorOf(store.getState()))), [dispatch, store]);
}
