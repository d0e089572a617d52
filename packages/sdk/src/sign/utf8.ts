const encoder = new TextEncoder();
// Encoding into memory that is there already is several times faster than asking for new memory each time.
const scratch = new Uint8Array(4_096);

/** What `digest` makes of a text's UTF-8 bytes. They live only during the call: a base string ends in the secret. */
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
