import { isIP } from 'node:net';

/** What a pasted text may be, by how it is written. Whatever is undefined is not looked for. */
export interface Clues {
  /** As it was pasted, without what nobody sees, what a number is quoted in and the words that say what it is. */
  readonly text: string;
  readonly orderCodePrefix?: string;
  readonly merchantOrderNoPrefix?: string;
  /** A bank's reference or a chain's transaction, in each way it may be stored. */
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

// Control, format and separator characters: copied along from tables and chat windows, never part of what is meant.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

// What a sentence, a cell of a file or a chat puts around a number: no number has any of it at its ends.
const quoted =
  /^[\s'"`‘’“”「」『』《》【】()（）<>[\]]+|[\s'"`‘’“”「」『』《》【】()（）<>[\],;.!，。；！、]+$/g;
/** Words before a number that say what it is: `订单号：C…`, `UTR 7954…`, the name that a list shows beside a number. */
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

/** Reads a pasted text; null where nothing is left of it that could be looked for. */
export function readClues(pasted: string): Clues | null {
  const words = pasted.replace(/\t/g, ' ').replace(unseen, '').replace(quoted, '');
  const text = isIP(words) === 0 ? words.replace(spoken, '').replace(quoted, '') : words;
  if (text.length < shortestPrefix) return null;
  // Numbers are copied with the spaces and dashes that people group them by.
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

/** References are kept in capitals, hashes of transfers in small letters without `0x`; people may have typed others. */
const waysOfWriting = (text: string): readonly string[] => [
  ...new Set([text, text.toUpperCase(), text.replace(/^0x/i, '').toLowerCase()]),
];
