import { usePageControls } from '@teranga/core/page-controls';
import { PageControls } from '@teranga/design-kit';
import { useAddress } from '@teranga/design-kit/navigation';
import { Suspense, useState } from 'react';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { useGoBack } from '../navigation/useGoBack.ts';

const nothing = () => null;
const noRetry = () => undefined;

/** To the top, and the keyboard and the screen reader with it. */
function goTop() {
  window.scrollTo({
    top: 0,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
  const beginning = document.querySelector('header');
  beginning?.setAttribute('tabindex', '-1');
  beginning?.focus({ preventScroll: true });
}

/** Back, and up to the top, floating over the page. The page is whole without them, and their code comes with the first that is shown. */
export function FrameControls() {
  const { pathname } = useAddress();
  const controls = usePageControls(pathname, { goBack: useGoBack(), goTop });
  const isShown = controls.back.isShown || controls.top.isShown;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <PageBoundary place="controls" onRetry={noRetry} renderFallback={nothing}>
      <Suspense fallback={null}>
        <PageControls {...controls} />
      </Suspense>
    </PageBoundary>
  );
}
