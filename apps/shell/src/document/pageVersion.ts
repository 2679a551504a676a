import { createHash } from 'node:crypto';
import type { InlineSources } from '@teranga/core/pages/render';
import type { DocumentProps } from './Document.tsx';

/**
 * Identifies what a document is made of, without the times and ids of the requests that it was
 * rendered from.
 */
export function pageVersion({ content, state, ...props }: DocumentProps, inline: InlineSources): string {
  const answers = Object.entries(state?.store.api.queries ?? {}).map(([name, query]) => [
    name,
    query?.data,
    query?.error,
  ]);
  return createHash('sha256')
    .update(content)
    .update(JSON.stringify([props, inline, answers]))
    .digest('base64url');
}
