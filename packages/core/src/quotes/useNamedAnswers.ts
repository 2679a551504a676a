import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { answersOfName, namedFields, readValue, type QuoteValues } from '../quote-rules/index.ts';
import { servicesApi, type Service } from '../services/servicesApi.ts';

/**
 * Fills in the answers contained in the chosen service's name, replacing those of another service;
 * typed values are preserved.
 */
export function useNamedAnswers(
  { getValues, setValue }: UseFormReturn<QuoteValues>,
  service: Service | null,
): void {
  const { data: services } = servicesApi.useGetServicesQuery();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!service || service.id === last.current) return;
    const hasChanged = last.current !== null;
    last.current = service.id;
    const own = answersOfName(service.name);
    const all = (services ?? []).map(({ name }) => answersOfName(name));
    for (const field of namedFields) {
      const now = readValue(getValues(), field);
      const isFree = now === '' || (hasChanged && all.some((each) => each[field] === now));
      if (isFree) setValue(field, own[field] ?? '');
    }
  }, [getValues, setValue, service, services]);
}
