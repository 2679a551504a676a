import { useEffect, useRef } from 'react';
import { authTokenSlot } from '../api/authToken.ts';
import { baseApi, visitorTags } from '../api/baseApi.ts';
import { clearCart } from '../cart/changeCart.ts';
import { useAppDispatch, useAppSelector } from '../store/storeHooks.ts';
import { selectAuth } from './authSlice.ts';
import { readSignIn } from './signIn.ts';

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
