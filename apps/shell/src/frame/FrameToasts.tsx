import { useToasts } from '@teranga/core/lib/alerts';
import { useAddress } from '@teranga/design-kit/navigation';
import { Toasts } from '@teranga/ui/toast';

/** The messages of the moment. */
export function FrameToasts() {
  return <Toasts toasts={useToasts(useAddress().pathname)} />;
}
