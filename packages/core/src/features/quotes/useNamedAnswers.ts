import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { answersOfName, namedFields, readValue, type QuoteValues } from './rules/index.ts';
import type { Service } from '../services/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { readLastServiceName, saveLastServiceName } from './lastServiceName.ts';

/**
 * Fills in the answers contained in the chosen service's name, replacing those of another service,
 * even from an earlier visit; typed values are preserved.
 */
export function useNamedAnswers(
  { getValues, setValue }: UseFormReturn<QuoteValues>,
  service: Service | null,
): void {
  const dispatch = useAppDispatch();
  // Where the browser stores nothing, the last service is known during this visit only.
  const last = useRef<string | null>(null);
  const { id = '', name = '' } = service ?? {};
  useEffect(() => {
    if (id === '') return;
    const replaced = answersOfName(last.current ?? dispatch(readLastServiceName()) ?? '');
    const own = answersOfName(name);
    last.current = name;
    dispatch(saveLastServiceName(name));
    for (const field of namedFields) {
      const now = readValue(getValues(), field);
      if (now === '' || now === replaced[field]) setValue(field, own[field] ?? '');
    }
  }, [dispatch, getValues, setValue, id, name]);
}
