import { useEffect, useState } from 'react';
import {
  clearCheckoutDraft,
  endPendingOrder,
  type FoundOrder,
  lookUp,
  type PendingOrder,
  readPendingOrder,
  saveFoundOrder,
} from '../index.ts';
import { useMoney } from '../../currency/index.ts';
import { trackingHref } from '../../orders/links/index.ts';
import type { PaymentBannerView } from '../../payments/index.ts';
import { onReconnect } from '../../../lib/reconnect/index.ts';
import { useAppDispatch } from '../../../lib/store/index.ts';

/** Outcome of an unanswered order, as far as it is known. */
interface UnconfirmedOrder {
  /** The order, when it is still to be paid: its own banner shows it. */
  unpaidRef: string | null;
  /** Banner for any other outcome. */
  banner: PaymentBannerView | null;
}

const noActions = { resume: null, restore: null, deny: null, retry: null, busy: null, error: null } as const;

/** Looks up the order, again on every reconnection, until there is a response. */
function useLookUp(): { pendingOrder: PendingOrder | null; found: FoundOrder | null } {
  const dispatch = useAppDispatch();
  const [pendingOrder] = useState(() => dispatch(readPendingOrder()));
  const [found, setFound] = useState<FoundOrder | null>(null);
  const isWanted = pendingOrder !== null && found === null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    const look = async () => {
      const looked = await dispatch(lookUp(pendingOrder));
      if (!isMounted || looked.kind === 'lost') return;
      setFound(looked);
      if (looked.kind !== 'found') return;
      dispatch(saveFoundOrder(looked));
      dispatch(clearCheckoutDraft());
    };
    void look();
    const end = dispatch(onReconnect(() => void look()));
    return () => {
      isMounted = false;
      end();
    };
  }, [pendingOrder, dispatch, isWanted]);
  return { pendingOrder, found };
}

/**
 * Looks up an order whose page was closed before the response, from whichever page is opened next.
 */
export function useUnconfirmedOrder(): UnconfirmedOrder {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { pendingOrder, found } = useLookUp();
  const [isDismissed, setIsDismissed] = useState(false);
  const dismiss = () => {
    dispatch(endPendingOrder());
    setIsDismissed(true);
  };
  const nothing = { unpaidRef: null, banner: null };
  if (!pendingOrder || !found || isDismissed || found.kind === 'none') return nothing;
  if (found.kind === 'unsupported')
    return {
      ...nothing,
      banner: {
        ...noActions,
        label: 'Commande restée sans réponse',
        text: `Votre commande de ${money.format(pendingOrder.draft.totals.total)} n’a pas reçu de réponse.`,
        link: { label: 'Vérifier ma commande', href: '/checkout' },
        dismiss,
      },
    };
  if (found.method !== 'cod') return { ...nothing, unpaidRef: found.ref };
  return {
    ...nothing,
    banner: {
      ...noActions,
      label: 'Commande enregistrée',
      text: `Votre commande ${found.ref} a bien été enregistrée.`,
      link: { label: 'Voir la commande', href: trackingHref(found.ref) },
      dismiss,
    },
  };
}
