import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { bearClosedPipe } from './closedPipe.ts';

it('bears that nobody reads any more, and no other failure', () => {
  const output = new PassThrough();
  bearClosedPipe(output);
  const fail = (code: string) => () => output.emit('error', Object.assign(new Error(code), { code }));
  expect(fail('EPIPE')).not.toThrow();
  expect(fail('ENOSPC')).toThrow('ENOSPC');
});
