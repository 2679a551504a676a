import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageBoundary } from './PageBoundary.tsx';

function Broken({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('no');
  return <p>the page</p>;
}

const tree = (resetKey: string, isBroken: boolean, onRetry: () => void) => (
  <PageBoundary
    resetKey={resetKey}
    onRetry={onRetry}
    renderFallback={(error, retry) => <button onClick={retry}>{String(error)}</button>}
  >
    <Broken isBroken={isBroken} />
  </PageBoundary>
);

describe('PageBoundary', () => {
  beforeEach(() => {
    // React logs errors that a boundary caught; here they are expected.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    cleanup();
  });

  it('renders a fallback for a page that fails, and retries on request', async () => {
    let retries = 0;
    const count = () => {
      retries += 1;
    };
    const { rerender } = render(tree('/cart', true, count));
    rerender(tree('/cart', false, count));
    await userEvent.click(screen.getByRole('button', { name: 'Error: no' }));
    expect(screen.getByText('the page')).toBeDefined();
    expect(retries).toBe(1);
  });

  it('renders another page without a retry', () => {
    const { rerender } = render(tree('/cart', true, () => undefined));
    rerender(tree('/products', false, () => undefined));
    expect(screen.getByText('the page')).toBeDefined();
  });
});
