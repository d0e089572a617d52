/**
 * Bytes of each character that GBK has. The platform's own decoder is the source of the table: Node decodes GBK but does
 * not encode it.
 */
let table: ReadonlyMap<string, number> | undefined;

const firstLead = 0x81;
const lastLead = 0xfe;
const firstTrail = 0x40;
const deleteCode = 0x7f;
const byteBits = 8;

function gbkTable(): ReadonlyMap<string, number> {
  if (table) return table;
  const decoder = new TextDecoder('gbk', { fatal: true });
  const made = new Map<string, number>();
  for (let lead = firstLead; lead <= lastLead; lead += 1) {
    for (let trail = firstTrail; trail <= lastLead; trail += 1) {
      if (trail === deleteCode) continue;
      const sign = tryDecode(decoder, lead, trail);
      // Private characters are left out: each bank draws its own there.
      if (sign !== undefined && !/[\uE000-\uF8FF]/u.test(sign) && !made.has(sign))
        made.set(sign, (lead << byteBits) | trail);
    }
  }
  table = made;
  return made;
}

function tryDecode(decoder: TextDecoder, lead: number, trail: number): string | undefined {
  try {
    const sign = decoder.decode(Uint8Array.of(lead, trail));
    return [...sign].length === 1 ? sign : undefined;
  } catch {
    return undefined;
  }
}

const isAscii = (sign: string): boolean => sign.charCodeAt(0) < 0x80;

/** Whether GBK has every character of the text. */
export function fitsGbk(text: string): boolean {
  const known = gbkTable();
  return [...text].every((sign) => isAscii(sign) || known.has(sign));
}

/** @throws if GBK lacks a character; ask `fitsGbk` first */
export function encodeGbk(text: string): Uint8Array {
  const known = gbkTable();
  const bytes: number[] = [];
  for (const sign of text) {
    if (isAscii(sign)) {
      bytes.push(sign.charCodeAt(0));
      continue;
    }
    const code = known.get(sign);
    if (code === undefined) throw new Error('The text has a character that GBK lacks.');
    bytes.push(code >> byteBits, code & 0xff);
  }
  return Uint8Array.from(bytes);
}
