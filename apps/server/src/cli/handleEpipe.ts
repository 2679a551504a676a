/**
 * Lets a command finish even if its output cannot be written: EPIPE is ignored (a reader such as
 * `head` may stop early); any other failure, such as a full disk, is reported once to `notify`.
 */
export function handleEpipe(stream: NodeJS.WritableStream, notify: (sentence: string) => void): void {
  let isReported = false;
  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || isReported) return;
    isReported = true;
    notify(
      `La réponse n’a pas pu être écrite (${code ?? message}) ; la commande, elle, est allée à son terme.`,
    );
  });
}
