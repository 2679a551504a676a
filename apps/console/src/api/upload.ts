import { networkError, offlineAnswer, toApiError, type ApiError } from '@teranga/core/lib/api';

type Answer = { data: unknown } | { error: ApiError };

/** An image of 2,000 pixels on a slow phone, in milliseconds. */
const timeoutMs = 120_000;
const firstFailure = 300;

function readAnswer({ status, responseText }: XMLHttpRequest): Answer {
  if (status >= firstFailure) return { error: toApiError(status, responseText) };
  try {
    return { data: JSON.parse(responseText) };
  } catch {
    return { error: networkError };
  }
}

/**
 * Sends a form with a file; `onProgress` receives how much of it left, from 0 to 1: `fetch` does
 * not say.
 */
export function upload(
  path: string,
  form: Readonly<Record<string, string | File>>,
  onProgress?: (part: number) => void,
): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    const fail = () => done({ error: navigator.onLine ? networkError : offlineAnswer });
    request.open('POST', `/api/admin${path}`);
    request.timeout = timeoutMs;
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
    request.addEventListener('load', () => done(readAnswer(request)));
    for (const failure of ['error', 'timeout', 'abort']) request.addEventListener(failure, fail);
    request.send(body);
  });
}
