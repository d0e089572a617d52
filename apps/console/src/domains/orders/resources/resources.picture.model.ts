import { drawnPicture } from '../../../shared/picture/drawn-picture.ts';

/** The contract's limit of a picture's data URL, in characters. */
const mostCharacters = 200_000;
/** Side of a picture that is made smaller: scanners need a few hundred pixels. */
const smallerSidePx = 720;
/** Side up to which a code is looked for: larger pictures take long and are found as well when smaller. */
const readSidePx = 1200;

export interface ReadPicture {
  /** The picture as a data URL within the contract's limit. */
  dataUrl: string;
  /** What its QR code says; undefined if none was found. */
  text: string | undefined;
}

/** Reads a picture file and its QR code. Rejects if it is no picture that the browser can show. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  const bitmap = await createImageBitmap(file);
  try {
    const kept = await keptUrl(file, bitmap);
    return { dataUrl: kept, text: await decode(drawnPicture(bitmap, readSidePx)) };
  } finally {
    bitmap.close();
  }
}

/** The file as it is, or a smaller PNG if it is too large to store. */
async function keptUrl(file: Blob, bitmap: ImageBitmap): Promise<string> {
  const whole = await dataUrlOf(file);
  if (whole.length <= mostCharacters) return whole;
  const smaller = drawnPicture(bitmap, smallerSidePx).canvas.toDataURL('image/png');
  if (smaller.length <= mostCharacters) return smaller;
  return drawnPicture(bitmap, smallerSidePx).canvas.toDataURL('image/jpeg', 0.8);
}

const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The decoder is loaded with the first picture. */
async function decode(context: CanvasRenderingContext2D): Promise<string | undefined> {
  const { default: decodeQr } = await import('qr/decode.js');
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  try {
    return decodeQr(image);
  } catch {
    // The decoder throws if it finds no code.
    return undefined;
  }
}
