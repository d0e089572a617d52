const encoder = new TextEncoder();
// Reusing one buffer is several times faster than allocating a new one for each text.
const scratch = new Uint8Array(4_096);

/**
 * Calls `digest` with the text's UTF-8 bytes. A reused buffer is wiped afterwards, because a string to sign
 * ends in the secret.
 */
export function withUtf8<T>(text: string, digest: (bytes: Uint8Array) => T): T {
  if (text.length * 3 > scratch.length) return digest(encoder.encode(text));
  const { written } = encoder.encodeInto(text, scratch);
  const result = digest(scratch.subarray(0, written));
  scratch.fill(0, 0, written);
  return result;
}

export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}
