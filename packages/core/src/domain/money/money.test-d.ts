import { toRecordId, type RecordId } from '../../lib/wire/recordId.ts';
import { formatXof } from './formatMoney.ts';
import { toXof, type Xof } from './money.ts';

// Compile-time test: the compiler must reject these lines; nothing in this file is executed.

/** An amount has to be rounded before it is an amount. */
export function amountsAreRounded(): Xof {
  // @ts-expect-error a plain number may hold centimes
  formatXof(1250);
  // @ts-expect-error a sum of amounts is a plain number again
  const sum: Xof = toXof(1) + toXof(2);
  return sum;
}

/** An id has to be read before it is an id. */
export function idsAreRead(): RecordId {
  // @ts-expect-error an id that may be missing is none yet
  const missing: RecordId = toRecordId({});
  // @ts-expect-error any text is no id
  const text: RecordId = 'robe-wax';
  return missing ?? text;
}
