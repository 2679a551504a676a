import type {
  ListedOrderWire,
  OrderPageWire,
  StaffOrderWire,
  StaffRole,
  StaffSessionWire,
} from '@teranga/contract/admin';
import { stubBrowserApis } from '@teranga/design-kit/testing/browser';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { screens } from '../frame/screens.ts';
import { afterAll, afterEach, beforeAll } from 'vitest';

const api = '*/api/admin';

export const aSession = (role: StaffRole = 'owner'): StaffSessionWire => ({
  member: { id: 'membre', name: 'Awa Diop', role },
  store: { id: 'teranga', name: 'Teranga' },
});

export const aListedOrder = (more: Partial<ListedOrderWire> = {}): ListedOrderWire => ({
  ref: 'VA6W-7ARW-AF7B-PFKC',
  status: 'WAITING_FOR_VALIDATION',
  createdAt: '2026-11-23T09:00:00Z',
  firstName: 'Aminata',
  lastName: 'Fall',
  phone: '+221774123309',
  city: 'Dakar',
  zoneName: 'Plateau',
  deliveryKind: 'delivery',
  paymentMethod: 'cod',
  paymentStatus: 'NONE',
  total: 4_150,
  units: 1,
  ...more,
});

export const anOrderPage = (items: ListedOrderWire[]): OrderPageWire => ({
  items,
  next: null,
  counts: { WAITING_FOR_VALIDATION: items.length },
});

export const anOrder = (more: Partial<StaffOrderWire> = {}): StaffOrderWire => ({
  ref: 'VA6W-7ARW-AF7B-PFKC',
  status: 'WAITING_FOR_VALIDATION',
  version: 1,
  createdAt: '2026-11-23T09:00:00Z',
  updates: [{ date: '2026-11-23T09:00:00Z', status: 'WAITING_FOR_VALIDATION', reason: null, actor: null }],
  subtotal: 3_150,
  discount: 0,
  deliveryCharge: 1_000,
  deliveryZone: 'Plateau',
  deliveryKind: 'delivery',
  total: 4_150,
  paymentMethod: 'cod',
  client: { firstName: 'Aminata', lastName: 'Fall', address: 'Rue 12 x 15, Médina', city: 'Dakar' },
  cashDue: 4_150,
  refundable: 0,
  links: { tel: 'tel:+221774123309', whatsapp: 'https://wa.me/221774123309', text: '', map: null },
  returns: [],
  refunds: [],
  nextStatuses: ['VALIDATED', 'REJECTED', 'CANCELLED'],
  contact: {
    phone: '+221774123309',
    email: null,
    postalCode: null,
    hasAccount: false,
    isPhoneProven: false,
    isEmailProven: false,
  },
  promoCode: null,
  lines: [
    {
      position: 0,
      productId: 'mangues-kent',
      sku: 'EPI-004-01',
      name: 'Mangues Kent',
      picture: null,
      options: [],
      unitPrice: 3_150,
      quantity: 1,
    },
  ],
  notes: [],
  ...more,
});

/** A GET of /api/admin that answers this. */
export const answers = (path: string, body: object): HttpHandler =>
  http.get(api + path, () => HttpResponse.json(body));

/** A call of /api/admin that is refused. */
export const refuses = (
  method: 'get' | 'post' | 'patch' | 'put' | 'delete',
  path: string,
  status: number,
  body: object = { message: 'Refusé.' },
): HttpHandler => http[method](api + path, () => HttpResponse.json(body, { status }));

/** A write of /api/admin whose bodies are recorded. */
export function records(
  method: 'post' | 'patch' | 'put',
  path: string,
  answer: object,
): { handler: HttpHandler; bodies: unknown[] } {
  const bodies: unknown[] = [];
  const handler = http[method](api + path, async ({ request }) => {
    bodies.push(await request.json());
    return HttpResponse.json(answer);
  });
  return { handler, bodies };
}

/** How long screens may take to load there, in milliseconds. */
const loadingMs = 180_000;

/**
 * A mock of the server where somebody with this role is signed in, for tests that open these
 * screens besides the first.
 */
export function serveConsole(role: StaffRole, ...paths: string[]) {
  const server = setupServer(answers('/session', aSession(role)), answers('/pause', { pause: null }));
  const opened = screens.filter(({ path }) => paths.includes(path));
  const undo: (() => void)[] = [];
  beforeAll(async () => {
    undo.push(stubBrowserApis());
    // No test waits for code: on a busy machine that takes longer than a test waits.
    await Promise.all([import('../session/SignInPage.tsx'), ...opened.map(({ load }) => load())]);
    server.listen({ onUnhandledRequest: 'error' });
  }, loadingMs);
  afterEach(() => server.resetHandlers());
  afterAll(() => {
    server.close();
    for (const each of undo) each();
  });
  return server;
}
