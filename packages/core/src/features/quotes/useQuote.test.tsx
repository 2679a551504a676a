import { aService, aWorld } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { dialogDurationMs } from '../../lib/alerts/dialogDurationMs.ts';
import { noStorage } from '../../lib/services/storageSlot.ts';
import { makeTestStore, memoryStorage } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { renderFilled, renderQuote, visa } from './testing/quotePage.tsx';

const served = serveWorld(() =>
  aWorld({ services: [aService(), visa, aService({ id: 'vol', name: 'Billet d’avion' })] }),
);

describe('the quote form', () => {
  it('shows the questions for its kind of service', async () => {
    const { result } = await renderQuote({ text: 'serviceId=visa' });
    expect(
      result.current.form?.groups.map(({ title, fields }) => [title, fields.map(({ name }) => name)]),
    ).toEqual([
      ['Votre visa', ['visaType', 'visaCountry', 'travelDate', 'visaDuration']],
      ['Vos coordonnées', ['name', 'email', 'phone']],
      ['Autre chose ?', ['additionalRequirements']],
    ]);
  });

  it('marks groups as done once answered: none before, and none after clearing', async () => {
    const { result, write } = await renderQuote({ text: 'serviceId=vol' });
    const stamped = () => result.current.form?.groups.filter(({ isDone }) => isDone).map(({ id }) => id);
    const seen = [stamped()];
    write('origin', 'Dakar');
    seen.push(stamped());
    act(() => result.current.form?.clear());
    seen.push(stamped());
    expect(seen).toEqual([[], ['passengers'], []]);
  });

  it('counts no wrong answer, and marks its group as not done', async () => {
    const { result, write, submit } = await renderFilled();
    const seen = () => {
      const { groups = [], progress } = result.current.form ?? {};
      return [groups.filter(({ isDone }) => isDone).length, progress?.answered];
    };
    expect(seen()).toEqual([2, 7]);
    write('travelDate', '2020-01-01');
    submit();
    await waitFor(() => expect(seen()).toEqual([1, 6]));
  });

  it('has a WhatsApp link with the answers so far', async () => {
    const { result, write } = await renderQuote({ text: 'serviceId=visa' });
    write('visaCountry', 'France');
    const text = () => new URL(result.current.whatsappHref ?? 'about:').searchParams.get('text') ?? '';
    await waitFor(() => expect(text()).toContain('• Pays de destination : France'));
    expect(text().split('\n')[0]).toMatch(/, je souhaite un devis : Visa Schengen$/);
  });

  it('sends labels and formatted dates, once for two presses, and confirms the request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { result, callbacks, submit } = await renderFilled();
    submit();
    submit();
    await waitFor(() => expect(result.current.sent).not.toBe(null));
    expect(served.world.quotes).toEqual([
      {
        name: 'Awa Ndiaye',
        email: 'awa@example.sn',
        phone: '+221771234567',
        serviceId: 'visa',
        additionalRequirements: '',
        additionalInfo: [
          { label: 'Type de visa', value: 'Tourisme' },
          { label: 'Pays de destination', value: 'France' },
          { label: 'Date de voyage', value: '01/12/2026' },
          { label: 'Durée du séjour (jours)', value: '30' },
        ],
      },
    ]);
    expect(callbacks.onSent).toHaveBeenCalledOnce();
    expect(result.current.sent).toMatchObject({ ref: 'DVS0-0000-0000-0001', serviceName: 'Visa Schengen' });
    expect(result.current.dialog).toMatchObject({
      tone: 'success',
      text: 'Votre demande a bien été prise en compte. Vous recevrez une confirmation par email.',
    });
    await act(() => vi.advanceTimersByTimeAsync(dialogDurationMs));
    expect(result.current.dialog).toBe(null);
    act(() => result.current.sent?.restart());
    expect(result.current.sent).toBe(null);
    expect(result.current.form?.progress).toEqual({ answered: 0, requested: 7 });
    vi.useRealTimers();
  });

  it('lists errors in form order, and removes each once its field changes', async () => {
    const { result, callbacks, submit, write } = await renderQuote({ text: 'serviceId=visa' });
    submit();
    await waitFor(() => expect(callbacks.onInvalid).toHaveBeenCalledOnce());
    await waitFor(() => expect(result.current.form?.errors.length).toBe(7));
    expect(result.current.form?.errors.map(({ message }) => message)).toEqual([
      'Type de visa est requis',
      'Pays de destination est requis',
      'Date de voyage est requise',
      'Durée du séjour (jours) est requise',
      'Nom complet est requis',
      'Email est requis',
      'Téléphone est requis',
    ]);
    write('visaCountry', 'F');
    await waitFor(() =>
      expect(result.current.form?.errors.map(({ name }) => name)).not.toContain('visaCountry'),
    );
    expect(served.world.quotes).toEqual([]);
  });

  it('reports a request that could neither be sent nor queued, preserves the input, and sends it once on retry', async () => {
    const { result, submit } = await renderFilled(makeTestStore({ storage: noStorage }));
    served.server.use(http.post('*/api/services/quote', () => HttpResponse.error(), { once: true }));
    submit();
    await waitFor(() =>
      expect(result.current.dialog).toMatchObject({ tone: 'error', title: 'Une erreur est survenue' }),
    );
    submit();
    await waitFor(() => expect(result.current.sent).not.toBe(null));
    expect(served.world.quotes.length).toBe(1);
  });

  it.each([
    [
      'a server that fails',
      () => HttpResponse.json({}, { status: 500 }),
      'Une erreur s’est produite de notre côté : votre demande n’a pas pu être prise en compte. Ce que vous avez écrit est gardé, réessayez dans un instant.',
    ],
    [
      'a refused CSRF token',
      () => HttpResponse.json({ message: 'CSRF token mismatch.' }, { status: 419 }),
      'Votre session a expiré. Rechargez la page, puis réessayez.',
    ],
    [
      'an answer that never comes',
      () => HttpResponse.error(),
      'Nous n’avons pas reçu de réponse. Ce que vous avez écrit est gardé : vérifiez votre connexion, puis réessayez. Votre demande ne sera prise en compte qu’une fois.',
    ],
  ])('shows the matching message for %s', async (_what, answer, text) => {
    const { result, submit } = await renderFilled(makeTestStore({ storage: noStorage }));
    served.server.use(http.post('*/api/services/quote', answer));
    submit();
    await waitFor(() => expect(result.current.dialog?.text).toBe(text));
  });

  it('queues a request without a network, clears the form, and says that it will be sent', async () => {
    const { result, submit } = await renderFilled();
    served.server.use(http.post('*/api/services/quote', () => HttpResponse.error(), { once: true }));
    submit();
    await waitFor(() => expect(result.current.dialog).toMatchObject({ title: 'Demande gardée' }));
    expect(result.current.form?.progress.answered).toBe(0);
    expect(served.world.quotes).toEqual([]);
  });

  it('reuses its key after a lost response, so that the request is saved once', async () => {
    const { result, submit } = await renderFilled(makeTestStore({ storage: noStorage }));
    const keys: (string | null)[] = [];
    served.server.use(
      http.post('*/api/services/quote', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    submit();
    await waitFor(() => expect(result.current.dialog).not.toBe(null));
    submit();
    await waitFor(() => expect(result.current.sent).not.toBe(null));
    expect(keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows the texts a server gives to fields', async () => {
    const { result, callbacks, submit } = await renderFilled();
    const errors = { email: ['Email invalide'] };
    served.server.use(
      http.post('*/api/services/quote', () => HttpResponse.json({ message: 'x', errors }, { status: 422 })),
    );
    submit();
    await waitFor(() => expect(callbacks.onInvalid).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(result.current.form?.errors.map(({ message }) => message)).toEqual(['Email invalide']),
    );
  });

  it('shows a server error for a field outside the form in a dialog', async () => {
    const { result, submit } = await renderFilled();
    served.world.services = [];
    submit();
    await waitFor(() =>
      expect(result.current.dialog).toMatchObject({
        text: 'Ce service n’est plus proposé. Choisissez-en un autre.',
      }),
    );
  });

  it('survives a reload and a cut, for two days', async () => {
    const storage = memoryStorage();
    const first = await renderFilled(makeTestStore({ storage }));
    first.unmount();
    const reloaded = await renderQuote({ text: 'serviceId=visa', store: makeTestStore({ storage }) });
    await waitFor(() =>
      expect(reloaded.result.current.form?.progress).toEqual({ answered: 7, requested: 7 }),
    );
    reloaded.unmount();
    const twoDaysLater = Date.now() + 2 * 86_400_000;
    vi.spyOn(Date, 'now').mockReturnValue(twoDaysLater);
    const late = await renderQuote({ text: 'serviceId=visa', store: makeTestStore({ storage }) });
    expect(late.result.current.form?.progress).toEqual({ answered: 0, requested: 7 });
  });

  it('grows by a step and shrinks again when the trip has many', async () => {
    const { result, write } = await renderQuote({ text: 'serviceId=vol-paris' });
    write('travelType', 'multiCity');
    const ids = () => result.current.form?.groups.map(({ id }) => id);
    await waitFor(() =>
      expect(ids()).toEqual(['flight', 'legs.0', 'passengers', 'basicInfo', 'requirements']),
    );
    act(() => result.current.form?.addLeg?.());
    await waitFor(() => expect(ids()).toContain('legs.1'));
    act(() => result.current.form?.groups.find(({ id }) => id === 'legs.1')?.remove?.());
    await waitFor(() => expect(ids()).not.toContain('legs.1'));
    expect(result.current.form?.groups.find(({ id }) => id === 'legs.0')?.remove).toBe(null);
  });

  it('increments and decrements within the allowed range', async () => {
    const { result, fields } = await renderQuote({ text: 'serviceId=vol-paris' });
    const step = (by: 1 | -1) =>
      act(() => {
        const adults = fields().find(({ name }) => name === 'passengers.adults');
        if (adults?.control === 'number') adults.step(by);
      });
    step(-1);
    step(-1);
    expect(result.current.form?.progress.answered).toBe(4);
    step(1);
    act(() => result.current.form?.submit());
    await waitFor(() =>
      expect(result.current.form?.errors.map(({ name }) => name)).not.toContain('passengers.adults'),
    );
  });
});
