import { useOverlayOf, type Shared } from '@teranga/core/features/overlay';
import { useShareMenu } from '@teranga/core/features/share';
import { ShareMenu } from '@teranga/design-kit';

function Share({ shared, isOpen, close }: { shared: Shared; isOpen: boolean; close: () => void }) {
  const menu = useShareMenu(shared, close);
  return menu && <ShareMenu menu={menu} isOpen={isOpen} close={close} />;
}

/** Shares a page: natively, or by the design's menu. */
export function Host() {
  const shown = useOverlayOf('share');
  return shown && <Share shared={shown.overlay.shared} isOpen={shown.isOpen} close={shown.close} />;
}
