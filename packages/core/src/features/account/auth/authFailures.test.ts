import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { messageOr } from '../../../lib/api/apiError.ts';
import { myOrdersApi } from '../../my-orders/myOrdersApi.ts';
import { profileApi } from '../profile/profileApi.ts';
import { signInApi } from '../sign-in/signInApi.ts';
import { makeTestStore } from '../../../testing/renderWithStore.tsx';
import { serveWorld } from '../../../testing/serveWorld.ts';
import { authApi } from './authApi.ts';

const served = serveWorld();
const account = { name: 'Awa Diop', address: 'Mermoz', phone: '+221771234567', email: null };
const { register, login, resendOtp, verifyOtp } = signInApi.endpoints;
const { updateProfile, confirmProfile } = profileApi.endpoints;

type Store = ReturnType<typeof makeTestStore>;
const calls: [message: string, path: string, call: (store: Store) => PromiseLike<{ error?: unknown }>][] = [
  ['Registration failed', '/auth/register', (store) => store.dispatch(register.initiate(account))],
  ['Login failed', '/auth/login', (store) => store.dispatch(login.initiate({ login: account.phone }))],
  [
    'OTP verification failed',
    '/auth/verify-otp',
    (store) => store.dispatch(verifyOtp.initiate({ login: account.phone, otp: '123456' })),
  ],
  [
    'Failed to resend OTP',
    '/auth/resend-otp',
    (store) => store.dispatch(resendOtp.initiate({ login: account.phone })),
  ],
  ['Logout failed', '/auth/logout', (store) => store.dispatch(authApi.endpoints.logout.initiate())],
  [
    'Failed to fetch profile',
    '/auth/profile',
    (store) => store.dispatch(authApi.endpoints.getProfile.initiate()),
  ],
  ['Update failed', '/auth/update-profile', (store) => store.dispatch(updateProfile.initiate(account))],
  [
    'Update confirmation failed',
    '/auth/confirm-update-profile',
    (store) => store.dispatch(confirmProfile.initiate({ otp: '123456' })),
  ],
  [
    'Failed to fetch orders',
    '/orders',
    (store) => store.dispatch(myOrdersApi.endpoints.getMyOrders.initiate()),
  ],
];

describe.each(calls)('«%s»', (message, path, call) => {
  it.each([
    ['that says nothing', () => HttpResponse.json({}, { status: 500 })],
    ['that says a framework’s word', () => HttpResponse.json({ message: 'Server Error' }, { status: 500 })],
    ['that never comes', () => HttpResponse.error()],
  ])('is the error of an answer %s', async (_what, answer) => {
    served.server.use(http.all(`*/api${path}`, answer));
    const { error } = await call(makeTestStore());
    expect(error).toMatchObject({ message });
    expect(messageOr(error, 'En français')).toBe('En français');
  });

  it('gives way to the server’s own message', async () => {
    served.server.use(
      http.all(`*/api${path}`, () => HttpResponse.json({ message: 'Non.' }, { status: 403 })),
    );
    const { error } = await call(makeTestStore());
    expect(error).toMatchObject({ status: 403, message: 'Non.' });
    expect(messageOr(error, 'En français')).toBe('Non.');
  });
});
