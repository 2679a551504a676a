import { fill } from '@teranga/testing/fill';
import { act, render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, vi } from 'vitest';
import type { CodeEntryView } from '../../form/useCodeEntry.ts';
import { signedOut } from '../../auth/authSlice.ts';
import { makeTestStore, markRender, memoryStorage, testNow } from '../../../../testing/renderWithStore.tsx';
import type { serveWorld } from '../../../../testing/serveWorld.ts';
import { useSignIn } from '../useSignIn.ts';
import type { SignInView } from '../views.ts';

let elapsedMs = 0;
beforeEach(() => {
  elapsedMs = 0;
});

function Page({ address, report }: { address: string; report: (view: SignInView) => void }) {
  const view = useSignIn(new URLSearchParams(address));
  useLayoutEffect(() => {
    report(view);
    markRender();
  });
  if (view.status !== 'form') return null;
  return view.fields.map((name) => {
    const { label, ref, onChange, onBlur, defaultValue } = view.field(name);
    return <input key={name} aria-label={label} name={name} {...{ ref, onChange, onBlur, defaultValue }} />;
  });
}

export function open(address = '', storage = memoryStorage(), isKnown = true) {
  const store = makeTestStore({ storage, now: () => testNow + elapsedMs });
  if (isKnown) store.dispatch(signedOut('none'));
  const shown: { view: SignInView | null } = { view: null };
  const renderUi = (at: string) => (
    <Provider store={store}>
      <Page address={at} report={(view) => void (shown.view = view)} />
    </Provider>
  );
  const page = render(renderUi(address));
  const at = <S extends SignInView['status']>(status: S) => {
    if (shown.view?.status !== status) throw new Error(`the page is ${shown.view?.status ?? 'not there'}`);
    return shown.view as Extract<SignInView, { status: S }>;
  };
  return { ...page, store, storage, shown, at, go: (next: string) => page.rerender(renderUi(next)) };
}
type Page = ReturnType<typeof open>;

export const inputOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
export async function write(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const input = inputOf(name);
    if (input) await fill(input, value);
  }
}
export async function submit(page: Page, values: Record<string, string>) {
  await write(values);
  await act(async () => page.at('form').submit());
}
export const errorsOf = (page: Page) => {
  const { fields, field } = page.at('form');
  return Object.fromEntries(
    fields.map((name) => [name, field(name).error] as const).filter(([, error]) => error),
  );
};
export async function toCode(
  page: Page,
  values: Record<string, string> = { phone: '77 123 45 67' },
): Promise<() => CodeEntryView> {
  await submit(page, values);
  await waitFor(() => expect(page.shown.view?.status).toBe('code'));
  return () => page.at('code').code;
}
/** How often a call was made. */
export const callsOf = (served: ReturnType<typeof serveWorld>) => (path: string) =>
  served.world.log.filter((call) => call === `POST /api/auth/${path}`).length;

export const wait = (ms: number) =>
  act(() => {
    elapsedMs += ms;
    vi.advanceTimersByTime(ms);
  });
