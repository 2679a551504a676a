/** Lets a command do its work to the end when who reads its answer, such as `head`, reads no further. */
export function bearClosedPipe(stream: NodeJS.WritableStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
