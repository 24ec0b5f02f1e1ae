const endOfPng = Buffer.from('IEND');
const [endOfJpeg, scanOfJpeg] = [Buffer.from([0xff, 0xd9]), Buffer.from([0xff, 0xda])];

/**
 * Whether a picture may end before its format says that it does, as a file does that was not copied whole. Decodes nothing,
 * so it is quick; data that other programs have appended to a picture may make a whole one seem cut off.
 */
export function seemsCutOff(bytes: Buffer, format: string): boolean {
  switch (format) {
    case 'png':
      return bytes.lastIndexOf(endOfPng) < 0;
    case 'jpeg':
      // A preview of its own, which many cameras write before the picture, has an end as well.
      return bytes.lastIndexOf(endOfJpeg) < bytes.lastIndexOf(scanOfJpeg);
    case 'webp':
      return bytes.readUInt32LE(4) + 8 > bytes.length;
    default:
      return endOfBoxes(bytes) > bytes.length;
  }
}

/** Where the last box of an AVIF file ends, by the lengths that its boxes give (ISO/IEC 14496-12, 4.2). */
function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 16 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return bytes.length;
    const whole = length === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : length;
    if (whole < 8) return Number.POSITIVE_INFINITY;
    at += whole;
  }
  return at;
}
