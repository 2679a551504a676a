import type { ChildProcess } from 'node:child_process';

/** Resolves at a server's line that begins with `ready`; rejects with its output otherwise. */
export function untilReady(child: ChildProcess, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`The server did not start: ${why}\n${output}`));
    const timer = setTimeout(() => fail(`not ready after ${timeoutMs} ms`), timeoutMs);
    const read = (piece: Buffer) => {
      output += piece.toString();
      if (!/^ready /m.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`exit code ${code}`);
    });
  });
}
