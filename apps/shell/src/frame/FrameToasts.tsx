import { useToasts } from '@teranga/core/lib/alerts';
import { useLocation } from '@teranga/design-kit/navigation';
import { Toasts } from '@teranga/ui/toast';

/** The messages of the moment. */
export function FrameToasts() {
  return <Toasts toasts={useToasts(useLocation().pathname)} />;
}
