import { usePageControls } from '@teranga/core/page-controls';
import { PageControls } from '@teranga/design-kit';
import { Suspense, useState } from 'react';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { goTop } from '../navigation/goTop.ts';

const nothing = () => null;
const noRetry = () => undefined;

/** The way up, floating over the page. The page is whole without it, and its code comes when it is first shown. */
export function FrameControls() {
  const controls = usePageControls(goTop);
  const [wasShown, setWasShown] = useState(false);
  if (controls.top.isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <PageBoundary place="controls" onRetry={noRetry} renderFallback={nothing}>
      <Suspense fallback={null}>
        <PageControls {...controls} />
      </Suspense>
    </PageBoundary>
  );
}
