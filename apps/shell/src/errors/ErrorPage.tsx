import { resolved } from '@teranga/design-kit';
import { createElement, Suspense, use, useEffect } from 'react';
import type { PageCode } from '../page/pageCode.ts';
import { LastResort } from './LastResort.tsx';
import { openPlacedOrder } from './openPlacedOrder.ts';
import { PageBoundary } from './PageBoundary.tsx';

/**
 * Whether code could not be fetched: browsers word the error differently, but it is always a
 * TypeError or a CSS preload failure.
 */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Unable to preload|error loading/i.test(error.message)
  );
}

function DesignErrorPage({ code, retry }: { code: PageCode; retry: () => void }) {
  use(code.componentOf('error') ? resolved : code.load('error'));
  const component = code.componentOf('error');
  return component ? createElement(component, { retry }) : null;
}

/**
 * Replaces a page that failed to render: the design's own error page, or the last resort if that
 * fails too. After an order was placed, its confirmation is loaded as a document of its own.
 */
export function ErrorPage({ error, retry, code }: { error: unknown; retry: () => void; code: PageCode }) {
  useEffect(() => {
    openPlacedOrder();
  }, []);
  // A browser may cache a module's failure; only a reload refetches it.
  const retryOrReload = isMissingCode(error) ? () => location.reload() : retry;
  return (
    <PageBoundary
      resetKey="error"
      onRetry={retry}
      renderFallback={() => <LastResort retry={retryOrReload} />}
    >
      <Suspense>
        <DesignErrorPage code={code} retry={retryOrReload} />
      </Suspense>
    </PageBoundary>
  );
}
