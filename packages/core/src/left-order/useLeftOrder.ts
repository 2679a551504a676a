import { useEffect, useState } from 'react';
import { endAttempt, readAttempt, type Attempt } from '../checkout/attempt.ts';
import type { FoundOrder } from '../checkout/checkoutApi.ts';
import { keepFound, lookUp } from '../checkout/lookUp.ts';
import { forgetTyped } from '../checkout/typedValues.ts';
import { useMoney } from '../currency/useMoney.ts';
import type { PaymentBannerView } from '../payments/views.ts';
import { useAppDispatch } from '../store/storeHooks.ts';

/** What became of an order that was left unanswered, as far as it is known. */
interface LeftOrder {
  /** The order, when it is still to be paid: its own banner speaks of it. */
  unpaidRef: string | null;
  /** What is to be said of it otherwise. */
  banner: PaymentBannerView | null;
}

const noActions = { resume: null, restore: null, deny: null, retry: null, busy: null, error: null } as const;

/** Looks for the order, again whenever the connection comes back, until somebody answers. */
function useLookUp(): { attempt: Attempt | null; found: FoundOrder | null } {
  const dispatch = useAppDispatch();
  const [attempt] = useState(() => dispatch(readAttempt()));
  const [found, setFound] = useState<FoundOrder | null>(null);
  const isWanted = attempt !== null && found === null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const look = async () => {
      const looked = await dispatch(lookUp(attempt));
      if (!isHere || looked.kind === 'lost') return;
      setFound(looked);
      if (looked.kind !== 'found') return;
      dispatch(keepFound(looked));
      dispatch(forgetTyped());
    };
    void look();
    const onOnline = () => void look();
    window.addEventListener('online', onOnline);
    return () => {
      isHere = false;
      window.removeEventListener('online', onOnline);
    };
  }, [attempt, dispatch, isWanted]);
  return { attempt, found };
}

/** An order whose answer never came, before its page was closed: found again on whatever page is opened next. */
export function useLeftOrder(): LeftOrder {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { attempt, found } = useLookUp();
  const [isDismissed, setIsDismissed] = useState(false);
  const dismiss = () => {
    dispatch(endAttempt());
    setIsDismissed(true);
  };
  const told = { unpaidRef: null, banner: null };
  if (!attempt || !found || isDismissed || found.kind === 'none') return told;
  if (found.kind === 'untold')
    return {
      ...told,
      banner: {
        ...noActions,
        label: 'Commande restée sans réponse',
        text: `Votre commande de ${money.format(attempt.draft.totals.total)} n’a pas reçu de réponse.`,
        link: { label: 'Vérifier ma commande', href: '/checkout' },
        dismiss,
      },
    };
  if (found.method !== 'cod') return { ...told, unpaidRef: found.ref };
  return {
    ...told,
    banner: {
      ...noActions,
      label: 'Commande enregistrée',
      text: `Votre commande ${found.ref} a bien été enregistrée.`,
      link: { label: 'Voir la commande', href: `/orders-status/${encodeURIComponent(found.ref)}` },
      dismiss,
    },
  };
}
