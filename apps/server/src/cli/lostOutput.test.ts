import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { bearLostOutput } from './lostOutput.ts';

it('bears that nobody reads any more, and tells once of any other failure', () => {
  const [output, told] = [new PassThrough(), [] as string[]];
  bearLostOutput(output, (sentence) => told.push(sentence));
  const fail = (code: string) => output.emit('error', Object.assign(new Error(code), { code }));
  fail('EPIPE');
  expect(told).toEqual([]);
  fail('ENOSPC');
  fail('ENOSPC');
  expect(told).toEqual([
    'La réponse n’a pas pu être écrite (ENOSPC) ; la commande, elle, est allée à son terme.',
  ]);
});
