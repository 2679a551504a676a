import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { handleEpipe } from './handleEpipe.ts';

it('A command ignores EPIPE and reports any other failure once', () => {
  const [output, notified] = [new PassThrough(), [] as string[]];
  handleEpipe(output, (sentence) => notified.push(sentence));
  const fail = (code: string) => output.emit('error', Object.assign(new Error(code), { code }));
  fail('EPIPE');
  expect(notified).toEqual([]);
  fail('ENOSPC');
  fail('ENOSPC');
  expect(notified).toEqual([
    'La réponse n’a pas pu être écrite (ENOSPC) ; la commande, elle, est allée à son terme.',
  ]);
});
