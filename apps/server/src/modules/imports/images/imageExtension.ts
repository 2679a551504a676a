interface Signature {
  extension: string;
  matches: (bytes: Buffer) => boolean;
}

const text = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end);

const signatures: Signature[] = [
  { extension: 'jpg', matches: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff },
  { extension: 'png', matches: (bytes) => text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' },
  { extension: 'gif', matches: (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6)) },
  { extension: 'webp', matches: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP' },
  { extension: 'avif', matches: (bytes) => /^ftypavi[fs]$/.test(text(bytes, 4, 12)) },
];

/** The file extension of an image by its first bytes, whatever its name; null for anything else. */
export const imageExtension = (bytes: Buffer): string | null =>
  signatures.find(({ matches }) => matches(bytes))?.extension ?? null;
