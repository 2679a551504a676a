import type {
  ConfirmProfileRequestWire,
  CustomerWire,
  LoginRequestWire,
  RegisterRequestWire,
  VerifyRequestWire,
} from '@teranga/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { anOrderSummary } from './customers.ts';
import type { World } from './world.ts';

/** The code that the pretended back end sends to everyone. */
export const pretendedOtp = '123456';

const wrongCode = () =>
  HttpResponse.json(
    {
      message: 'Code de vérification incorrect.',
      errors: { otp: ['Code de vérification incorrect.'] },
    },
    { status: 422 },
  );
const notSignedIn = () =>
  HttpResponse.json({ message: 'Veuillez vous connecter pour continuer.' }, { status: 401 });

/** The customer of a request's bearer token, if it holds. */
function signedInAt(world: World, request: Request): CustomerWire | null {
  const isHeld =
    world.bearerToken !== null && request.headers.get('Authorization') === `Bearer ${world.bearerToken}`;
  return isHeld ? (world.customers[0] ?? null) : null;
}

const toCustomer = ({ name, address, phone, email }: RegisterRequestWire): CustomerWire => ({
  name,
  address,
  phone: phone ?? null,
  email: email ?? null,
});

function sendCode(world: World, contact: string, customer: CustomerWire | null) {
  world.codes.set(contact, { otp: pretendedOtp, customer });
  return HttpResponse.json({ contact });
}

function signInHandlers(world: World): HttpHandler[] {
  return [
    http.post<never, RegisterRequestWire>('*/api/auth/register', async ({ request }) => {
      const customer = toCustomer(await request.json());
      return sendCode(world, customer.phone ?? customer.email ?? '', customer);
    }),
    ...['login', 'resend-otp'].map((path) =>
      http.post<never, LoginRequestWire>(`*/api/auth/${path}`, async ({ request }) => {
        const { login } = await request.json();
        const customer = world.customers.find(({ phone, email }) => phone === login || email === login);
        return sendCode(world, login, world.codes.get(login)?.customer ?? customer ?? null);
      }),
    ),
    http.post<never, VerifyRequestWire>('*/api/auth/verify-otp', async ({ request }) => {
      const { login, otp } = await request.json();
      const code = world.codes.get(login);
      if (!code?.customer || code.otp !== otp) return wrongCode();
      world.codes.delete(login);
      world.customers = [code.customer, ...world.customers.filter((each) => each !== code.customer)];
      world.bearerToken = 'jeton-client';
      return HttpResponse.json({ token: world.bearerToken, user: code.customer });
    }),
  ];
}

/** Handles the calls of signing in and of the signed-in customer. */
export function authHandlers(world: World): HttpHandler[] {
  const own =
    (answer: (customer: CustomerWire, request: Request) => Promise<Response> | Response) =>
    async ({ request }: { request: Request }) => {
      const customer = signedInAt(world, request);
      return customer ? answer(customer, request) : notSignedIn();
    };
  const profileKey = 'profile';
  return [
    ...signInHandlers(world),
    http.post(
      '*/api/auth/logout',
      own(() => {
        world.bearerToken = null;
        return HttpResponse.json({ message: 'Déconnexion réussie.' });
      }),
    ),
    http.get(
      '*/api/auth/profile',
      own((customer) => HttpResponse.json(customer)),
    ),
    http.post(
      '*/api/auth/update-profile',
      own(async (_customer, request) => {
        const changed = toCustomer((await request.json()) as RegisterRequestWire);
        world.codes.set(profileKey, { otp: pretendedOtp, customer: changed });
        return HttpResponse.json({ contact: changed.phone ?? changed.email ?? '' });
      }),
    ),
    http.post(
      '*/api/auth/verify-contact',
      own(async (customer, request) => {
        const { login } = (await request.json()) as LoginRequestWire;
        const proven = login === customer.email ? { emailVerified: true } : { phoneVerified: true };
        world.codes.set(profileKey, { otp: pretendedOtp, customer: { ...customer, ...proven } });
        return HttpResponse.json({ contact: login });
      }),
    ),
    http.post(
      '*/api/auth/confirm-update-profile',
      own(async (customer, request) => {
        const { otp } = (await request.json()) as ConfirmProfileRequestWire;
        const code = world.codes.get(profileKey);
        if (!code?.customer || code.otp !== otp) return wrongCode();
        world.codes.delete(profileKey);
        Object.assign(customer, code.customer);
        return HttpResponse.json(customer);
      }),
    ),
    http.get(
      '*/api/orders',
      own(() =>
        HttpResponse.json(
          world.orders.map(({ ref, status, total, createdAt = '', payment }) =>
            anOrderSummary({ ref, status, total, created_at: createdAt, ...(payment && { payment }) }),
          ),
        ),
      ),
    ),
  ];
}
