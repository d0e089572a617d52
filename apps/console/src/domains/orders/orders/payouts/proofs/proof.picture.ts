import { drawnPicture } from '../../../../../shared/picture/drawn-picture.ts';

/** The contract's limit of a picture's data URL, in characters. */
const mostCharacters = 700_000;
/** Longest side in pixels, tried until the picture is small enough. A receipt is legible at each. */
const sidesPx = [1_600, 1_200, 900];
const quality = 0.85;

/**
 * A picture file as a JPEG that the platform keeps. It is always drawn anew, because pictures of phones say where they
 * were taken. Rejects if it is no picture that the browser can show.
 */
export async function readProof(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  try {
    for (const sidePx of sidesPx) {
      const picture = drawnPicture(bitmap, sidePx).canvas.toDataURL('image/jpeg', quality);
      if (picture.length <= mostCharacters) return picture;
    }
    throw new Error('The picture is too large.');
  } finally {
    bitmap.close();
  }
}
