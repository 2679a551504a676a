import { asApiError } from '@teranga/core/lib/api';
import { useCallback, useRef, useState } from 'react';
import { shrinkImage } from './shrinkImage.ts';

/** An image on its way. */
export interface Upload {
  id: number;
  file: File;
  /** How much of it left, from 0 to 1. */
  part: number;
  /** Why it was refused; null while it is under way. */
  failure: string | null;
}

type Send = (file: File, onProgress: (part: number) => void) => PromiseLike<{ error?: unknown }>;

let lastId = 0;

/**
 * Sends images one after the other, made smaller first; those that failed wait to be retried.
 */
export function useUploads(send: Send) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const patch = useCallback(
    (id: number, fields: Partial<Upload>) =>
      setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...fields } : each))),
    [],
  );
  const drop = useCallback((id: number) => setUploads((all) => all.filter((each) => each.id !== id)), []);
  const start = useCallback(
    (id: number, file: File) => {
      queue.current = queue.current.then(async () => {
        const { error } = await send(await shrinkImage(file), (part) => patch(id, { part }));
        if (error === undefined) drop(id);
        else patch(id, { failure: asApiError(error).message });
      });
    },
    [drop, patch, send],
  );
  const add = useCallback(
    (files: readonly File[]) => {
      const fresh = files.map((file) => ({ id: (lastId += 1), file, part: 0, failure: null }));
      setUploads((all) => [...all, ...fresh]);
      for (const { id, file } of fresh) start(id, file);
    },
    [start],
  );
  const retry = useCallback(
    ({ id, file }: Upload) => {
      patch(id, { failure: null, part: 0 });
      start(id, file);
    },
    [patch, start],
  );
  return { uploads, add, retry, drop };
}
