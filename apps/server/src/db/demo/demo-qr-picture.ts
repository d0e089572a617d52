import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const quietZoneModules = 4;
const pixelsPerModule = 6;
const pixelsPerByte = 8;

/** The QR code of a text as an operator would upload it: a black-and-white PNG. */
export function qrPicture(text: string): string {
  const { data: modules } = encode(text, { border: quietZoneModules });
  const sidePixels = modules.length * pixelsPerModule;
  const rows = modules.flatMap((row) => {
    const line = packedRow(row, sidePixels);
    return Array.from({ length: pixelsPerModule }, () => line);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(sidePixels, 0);
  header.writeUInt32BE(sidePixels, 4);
  // One bit per pixel. The following zero bytes mean greyscale, deflate, no filters, no interlacing.
  header.writeUInt8(1, 8);
  const picture = [
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat(picture).toString('base64')}`;
}

/** One row of pixels, with light pixels as set bits, after the filter byte (none). */
function packedRow(modules: readonly boolean[], sidePixels: number): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(sidePixels / pixelsPerByte));
  for (let x = 0; x < sidePixels; x += 1) {
    if (modules[Math.floor(x / pixelsPerModule)]) continue;
    const place = 1 + Math.floor(x / pixelsPerByte);
    line.writeUInt8(line.readUInt8(place) | (0x80 >> (x % pixelsPerByte)), place);
  }
  return line;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const part = Buffer.alloc(named.length + 8);
  part.writeUInt32BE(content.length, 0);
  named.copy(part, 4);
  part.writeUInt32BE(crc32(named), named.length + 4);
  return part;
}
