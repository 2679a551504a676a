import type { LogStream } from '../plugins/logging.ts';
import { afterFile } from './afterFile.ts';

/** What shoppers of these tests are known by: no line of any log may hold it. */
const personalData: Readonly<Record<string, RegExp>> = {
  // A request id contains digits too: a number without a plus sign must be a whole word, not a part
  // of one.
  phone:
    /(?:\+|\b00)221 ?7\d ?\d{3}|(?<![\w-])221 ?7\d ?\d{3} ?\d{2} ?\d{2}\b|\b7[05678] ?\d{3} ?\d{2} ?\d{2}\b/,
  email: /@(?:example|test)\.(?:sn|com)/i,
  address: /Mermoz|Rue 10/i,
  code: /(?<![\w.-])\d{6}(?![\w.-])/,
  token: /Bearer [\w-]{20}/i,
};

/** Checks every log line of a test file for personal data; the file fails if any is found. */
export function checkPiiLeaks(stream?: LogStream): LogStream {
  const found: string[] = [];
  afterFile(async () => {
    if (found.length > 0) throw new Error(`The log holds what it must not: ${found.join('\n')}`);
  });
  return {
    write: (line) => {
      for (const [kind, shape] of Object.entries(personalData))
        if (shape.test(line)) found.push(`${kind} in ${line}`);
      stream?.write(line);
    },
  };
}
