import { useEffect, useState } from 'react';
import { raiseToast } from '../../lib/alerts/index.ts';
import type { Shared } from '../overlay/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { shareNatively, type ShareOutcome } from './shareNatively.ts';
import { shareTargets, type ShareTarget } from './shareTargets.ts';
import { useCopyLink } from './useCopyLink.ts';

/** The ways to share a page. */
export interface ShareMenuView {
  name: string;
  /** Absolute URL of the page. */
  url: string;
  targets: ShareTarget[];
  copy: {
    /** 'Copier le lien', or 'Copié!' for 2 seconds */
    label: string;
    isCopied: boolean;
    run: () => void;
  };
  /** 'Lien copié' or 'Impossible de copier le lien'; null before any attempt. */
  notice: { tone: 'success' | 'error'; text: string } | null;
}

const copyLabels = { idle: 'Copier le lien', copied: 'Copié!', failed: 'Copier le lien' };
const copyNotices = {
  idle: null,
  copied: { tone: 'success', text: 'Lien copié' },
  failed: { tone: 'error', text: 'Impossible de copier le lien' },
} as const;

/** Toast per outcome of a native share; none for a cancel. */
const outcomeWords: Partial<Record<ShareOutcome, { tone: 'success' | 'error'; text: string }>> = {
  shared: { tone: 'success', text: 'Partagé' },
  failed: { tone: 'error', text: 'Impossible de partager le produit' },
};

/** Shares natively where that is possible, once an opening; the menu is for where it is not. */
function useNativeShare(url: string, title: string, close: () => void): boolean {
  const dispatch = useAppDispatch();
  const [isMenuWanted, setIsMenuWanted] = useState(false);
  useEffect(() => {
    let isStale = false;
    void shareNatively(navigator, { title, url }).then((outcome) => {
      if (isStale) return;
      const words = outcomeWords[outcome];
      if (words) dispatch(raiseToast(words));
      if (outcome === 'unavailable') setIsMenuWanted(true);
      else close();
    });
    return () => {
      isStale = true;
    };
  }, [url, title, close, dispatch]);
  return isMenuWanted;
}

/** Shares a page immediately: natively, or through a menu, which is null unless needed. */
export function useShareMenu({ href, name }: Shared, close: () => void): ShareMenuView | null {
  const url = new URL(href, window.location.href).href;
  const isMenuWanted = useNativeShare(url, name, close);
  const [copied, copy] = useCopyLink(url);
  if (!isMenuWanted) return null;
  return {
    name,
    url,
    targets: shareTargets(url, name),
    copy: { label: copyLabels[copied], isCopied: copied === 'copied', run: () => void copy() },
    notice: copyNotices[copied],
  };
}
