import { randomBytes } from 'node:crypto';

/** A form with a file and texts, as a browser sends it. */
export function imageForm(bytes: Buffer, fields: Record<string, string> = {}, fileName = 'photo.jpg') {
  const boundary = randomBytes(12).toString('hex');
  const part = (head: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`);
  const end = Buffer.from('\r\n');
  const payload = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => [part(`name="${name}"`), Buffer.from(value), end]),
    part(`name="file"; filename="${fileName}"\r\nContent-Type: application/octet-stream`),
    bytes,
    end,
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
