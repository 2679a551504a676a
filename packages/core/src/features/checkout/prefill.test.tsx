import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn, signedOut } from '../account/auth/authSlice.ts';
import { toCustomer } from '../account/auth/customer.ts';
import { makeTestStore, memoryStorage } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { fieldNames } from './checkoutFields.ts';
import { readPhone } from '../../domain/phone/phoneReader.ts';
import { inputOf, isReady, open, type, withBasket } from './testing/checkoutPage.tsx';

const served = serveWorld();

const fatou = {
  name: 'Fatou Binetou Sarr',
  phone: '+221771234567',
  email: 'fatou@test.sn',
  address: 'Rue 5',
};

async function openAs(user: object, typed: Parameters<typeof type>[0] = {}) {
  withBasket(served);
  const storage = memoryStorage();
  const store = makeTestStore({ storage });
  const page = open({ store });
  await isReady(page);
  await type(typed);
  const customer = toCustomer(user);
  if (customer) act(() => void store.dispatch(signedIn(customer)));
  return { ...page, storage };
}
const shown = () =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const input = inputOf(name);
      return input instanceof HTMLInputElement ? [[name, input.value]] : [];
    }),
  );
const settled = (page: Awaited<ReturnType<typeof openAs>>) =>
  fieldNames.filter((name) => page.ready().field(name).isReadOnly);

const emptyDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  address: '',
  city: '',
  postalCode: '',
};

describe('A signed-in shopper', () => {
  it('gets the known fields prefilled, with name, phone and e-mail read-only', async () => {
    const page = await openAs(fatou);
    await waitFor(() =>
      expect(shown()).toMatchObject({
        firstName: 'Fatou',
        lastName: 'Binetou Sarr',
        phone: '+221\u00a077\u00a0123\u00a045\u00a067',
        email: 'fatou@test.sn',
        address: 'Rue 5',
        city: '',
      }),
    );
    expect(await readPhone(shown()['phone'] ?? '')).toBe(fatou.phone);
    expect(settled(page)).toEqual(['firstName', 'lastName', 'phone', 'email']);
    const hints = (['phone', 'email', 'city'] as const).map((name) => page.ready().field(name).hint);
    expect(hints).toEqual(['Repris de votre compte', 'Repris de votre compte', null]);
  });

  it.each([
    [{ name: 'Fatou', phone: '+221771234567' }, ['firstName', 'phone']],
    [{ name: '', email: 'fatou@test.sn' }, ['email']],
  ])('known as %j changes the rest here', async (user, names) => {
    const page = await openAs(user);
    await waitFor(() => expect(settled(page)).toEqual(names));
  });

  it('retains an address that was typed', async () => {
    await openAs(fatou, { address: 'Rue 10, Mermoz', firstName: 'Awa' });
    await waitFor(() => expect(shown()).toMatchObject({ firstName: 'Fatou', address: 'Rue 10, Mermoz' }));
  });

  it.each([
    ['signs out', true],
    ['leaves the page', false],
  ])('who %s leaves no profile data behind', async (_case, signsOut) => {
    const page = await openAs(fatou, { city: 'Dakar' });
    await waitFor(() => expect(shown()).toMatchObject({ firstName: 'Fatou', address: 'Rue 5' }));
    if (signsOut) act(() => void page.store.dispatch(signedOut('none')));
    else page.unmount();
    const saved = JSON.parse(page.storage.local?.getItem('checkout-fields:teranga') ?? '') as {
      value: { values: Record<string, string> };
    };
    const left = { ...emptyDraft, city: 'Dakar' };
    expect(saved.value.values).toMatchObject(left);
    expect(signsOut ? shown() : left).toMatchObject(left);
  });
});
