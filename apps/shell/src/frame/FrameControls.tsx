import { usePageControls } from '@teranga/core/lib/page-controls';
import { PageControls } from '@teranga/design-kit';
import { Suspense, useState } from 'react';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { goTop } from '../navigation/goTop.ts';

const nothing = () => null;
const noRetry = () => undefined;

/**
 * The floating link to the top. Its code is loaded when it is first shown, as the page is complete
 * without it.
 */
export function FrameControls() {
  const controls = usePageControls(goTop);
  const [wasShown, setWasShown] = useState(false);
  if (controls.top.isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <PageBoundary resetKey="controls" onRetry={noRetry} renderFallback={nothing}>
      <Suspense fallback={null}>
        <PageControls {...controls} />
      </Suspense>
    </PageBoundary>
  );
}
