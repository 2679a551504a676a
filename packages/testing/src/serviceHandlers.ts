import type { QuoteRequestWire, QuoteSentWire } from '@teranga/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { World } from './world.ts';

/** A request for a quote of the world's service. */
export function aQuoteRequest(overrides: Partial<QuoteRequestWire> = {}): QuoteRequestWire {
  return {
    name: 'Awa Ndiaye',
    email: 'awa@example.sn',
    phone: '+221771234567',
    serviceId: 'vol-paris',
    additionalRequirements: '',
    additionalInfo: [{ label: 'Destination', value: 'Paris' }],
    ...overrides,
  };
}

const sent = (ref: string): QuoteSentWire => ({
  success: true,
  message: 'Votre demande a bien été prise en compte. Vous recevrez une confirmation par email.',
  data: { ref },
});

/** Answers the calls for one service and for quotes. */
export function serviceHandlers(world: World): HttpHandler[] {
  return [
    http.get('*/api/services/:id', ({ params }) => {
      const service = world.services.find(({ id }) => id === params['id']);
      return service
        ? HttpResponse.json(service)
        : HttpResponse.json({ message: 'Service non trouvé' }, { status: 404 });
    }),
    http.post<never, QuoteRequestWire>('*/api/services/quote', async ({ request }) => {
      const quote = await request.json();
      const key = request.headers.get('Idempotency-Key') ?? '';
      const earlierRef = world.placed.get(key);
      if (earlierRef !== undefined) return HttpResponse.json(sent(earlierRef));
      if (!world.services.some(({ id }) => id === quote.serviceId)) {
        const text = 'Ce service n’est plus proposé. Choisissez-en un autre.';
        return HttpResponse.json({ message: text, errors: { serviceId: [text] } }, { status: 422 });
      }
      world.quotes.push(quote);
      const ref = `DVS0-0000-0000-000${world.quotes.length}`;
      if (key) world.placed.set(key, ref);
      return HttpResponse.json(sent(ref));
    }),
  ];
}
