import { isIP } from 'node:net';

/** Possible meanings of a pasted text, by its format. Undefined ones are not searched. */
export interface Clues {
  /** The pasted text without invisible characters, quotes around a number and labels before it. */
  readonly text: string;
  readonly orderCodePrefix?: string;
  readonly merchantOrderNoPrefix?: string;
  /** A bank reference or transaction hash, in each form in which it may be stored. */
  readonly references?: readonly string[];
  readonly isHash?: boolean;
  readonly cardNumber?: string;
  readonly cardTail?: string;
  readonly usdtAddress?: string;
  readonly ipAddress?: string;
  readonly vpa?: string;
  readonly mobileNumber?: string;
  readonly mchIdPrefix?: string;
  readonly accountPrefix?: string;
  readonly namePrefix?: string;
}

// Control, format and separator characters, which are copied along from tables and chats and are never part
// of the number.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

// Punctuation around a number in a sentence, a table cell or a chat. No number begins or ends with it.
const quoted =
  /^[\s'"`‘’“”「」『』《》【】()（）<>[\]]+|[\s'"`‘’“”「」『』《》【】()（）<>[\],;.!，。；！、]+$/g;
/** Labels before a number: `订单号：C…`, `UTR 7954…`, the field name that a list shows. */
const spoken = /^\D{1,64}?(?:[:：]\s*|\s+(?=[^\s:：]*\d[^\s:：]*$))(?=\S{4,}$)/u;

const orderCode = /^[CP]\d{5,24}$/i;
const reference = /^[A-Za-z0-9]{6,80}$/;
const hash = /^(0x)?[0-9a-f]{64}$/i;
const card = /^\d{9,20}$/;
const cardTail = /^\d{4,8}$/;
const tronAddress = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const ethereumAddress = /^0x[0-9a-f]{40}$/i;
const vpa = /^[\w.-]{2,256}@[A-Za-z]{2,64}$/;
const mobileNumber = /^\+?\d{7,15}$/;
const shortestPrefix = 2;
const shortestOrderNo = 4;

/** Parses a pasted text. Returns null when nothing searchable is left. */
export function readClues(pasted: string): Clues | null {
  const words = pasted.replace(/\t/g, ' ').replace(unseen, '').replace(quoted, '');
  const text = isIP(words) === 0 ? words.replace(spoken, '').replace(quoted, '') : words;
  if (text.length < shortestPrefix) return null;
  // Removes the spaces and dashes that group digits.
  const digits = text.replace(/(?<=\d)[ -](?=\d)/g, '');
  return {
    text,
    ...(orderCode.test(text) && { orderCodePrefix: text.toUpperCase() }),
    ...(text.length >= shortestOrderNo && text.length <= 64 && { merchantOrderNoPrefix: text }),
    ...(reference.test(text) && { references: waysOfWriting(text), isHash: hash.test(text) }),
    ...(card.test(digits) && { cardNumber: digits }),
    ...(cardTail.test(text) && { cardTail: text }),
    ...((tronAddress.test(text) || ethereumAddress.test(text)) && { usdtAddress: text }),
    ...(isIP(text) !== 0 && { ipAddress: text }),
    ...(vpa.test(text) && { vpa: text.toLowerCase() }),
    ...(mobileNumber.test(digits) && { mobileNumber: digits }),
    ...(/^\d{2,20}$/.test(text) && { mchIdPrefix: text }),
    ...(/^[A-Za-z0-9]{2,64}$/.test(text) && { accountPrefix: text.toLowerCase() }),
    ...(words.length <= 64 && { namePrefix: words.toLowerCase() }),
  };
}

/**
 * References are stored in upper case, transaction hashes in lower case without `0x`. Users may type other
 * forms.
 */
const waysOfWriting = (text: string): readonly string[] => [
  ...new Set([text, text.toUpperCase(), text.replace(/^0x/i, '').toLowerCase()]),
];
