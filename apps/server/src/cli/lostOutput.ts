/**
 * Lets a command do its work to the end whatever becomes of its answer: who reads it, such as `head`, may read no further, which is
 * nobody's fault; of any other reason, such as a full disk, `tell` hears in one sentence.
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
