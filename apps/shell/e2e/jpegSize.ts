/** The size in the first frame header of a JPEG; null if the file is no JPEG. */
export function jpegSize(file: Buffer): { width: number; height: number } | null {
  if (file.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < file.length) {
    const marker = file.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    at += 2 + file.readUInt16BE(at + 2);
  }
  return null;
}
