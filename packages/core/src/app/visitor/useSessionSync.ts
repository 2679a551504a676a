import { useEffect, useRef } from 'react';
import { authTokenSlot } from '../../lib/api/index.ts';
import { baseApi, visitorTags } from '../../lib/api/index.ts';
import { clearCart } from '../../features/cart/index.ts';
import { useAppDispatch, useAppSelector } from '../../lib/store/index.ts';
import { selectAuth } from '../../features/account/auth/index.ts';
import { readSignIn } from '../../features/account/auth/index.ts';

/**
 * Follows sign-in and sign-out in other tabs, and refetches visitor data when the visitor changes.
 * Called once per page, by the frame.
 */
export function useSessionSync(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === authTokenSlot.key || key === null) void dispatch(readSignIn());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dispatch]);

  const status = useAppSelector((state) => selectAuth(state).status);
  const settled = status === 'signedIn' || status === 'anonymous' ? status : null;
  const before = useRef(settled);
  useEffect(() => {
    if (settled === null || settled === before.current) return;
    const isOther = before.current !== null;
    before.current = settled;
    if (!isOther) return;
    if (settled === 'anonymous') dispatch(clearCart());
    dispatch(baseApi.util.invalidateTags([...visitorTags]));
  }, [dispatch, settled]);
}
