import { Converter } from 'opencc-js/t2cn';

export const listedKinds = ['name', 'accountNumber', 'vpa', 'phone', 'usdtAddress'] as const;
export type ListedKind = (typeof listedKinds)[number];

/**
 * The form in which two values of a kind are compared; empty for a text that names nothing. `listedForm` of a form is
 * the form itself.
 */
export function listedForm(kind: ListedKind, text: string): string {
  let form = foldedOnce(kind, text);
  // A dropped mark can leave two characters that combine, so that a form is folded until it stays.
  for (let turn = 0; turn < mostFolds; turn += 1) {
    const next = foldedOnce(kind, form);
    if (next === form) break;
    form = next;
  }
  return form;
}

const mostFolds = 8;

function foldedOnce(kind: ListedKind, text: string): string {
  const folded = text.normalize('NFKC').toLowerCase().normalize('NFKC');
  switch (kind) {
    case 'name':
      return nameForm(folded);
    case 'accountNumber':
    case 'usdtAddress':
      return folded.replace(/[^\p{L}\p{N}]+/gu, '');
    // `a.b@bank` and `ab@bank` belong to different people.
    case 'vpa':
      return folded.replace(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, '');
    case 'phone':
      return phoneForm(folded);
  }
}

/** Accents are dropped, but not the vowel signs of Indian scripts, which are marks too. */
function nameForm(folded: string): string {
  const plain = folded
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return hanCharacters.test(plain) ? simplified(plain) : plain;
}

const hanCharacters = /\p{Script=Han}/u;
const simpleCharacters = new Map<string, string>();
let convert: ((text: string) => string) | undefined;

/** Character by character: phrases of the dictionary would make a character depend on its neighbours. */
function simplified(text: string): string {
  convert ??= Converter({ from: 't', to: 'cn' });
  let simple = '';
  for (const character of text) {
    let known = simpleCharacters.get(character);
    if (known === undefined) {
      // A few characters reach their simple form in two steps.
      known = convert(convert(character)).normalize('NFKC');
      if (hanCharacters.test(character)) simpleCharacters.set(character, known);
    }
    simple += known;
  }
  return simple;
}

/** Digits without the country code of India, China or Kenya. */
function phoneForm(folded: string): string {
  const digits = folded.replace(/[^0-9]+/g, '').replace(/^0+/, '');
  const local = /^(?:91([1-9]\d{9})|86(1\d{10})|254([1-9]\d{8}))$/.exec(digits);
  return local?.[1] ?? local?.[2] ?? local?.[3] ?? digits;
}

/** What an order says about its payer or beneficiary. */
export interface NamedParty {
  readonly userName?: string | null | undefined;
  readonly cardNumber?: string | null | undefined;
  readonly vpa?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly extra?: Readonly<Record<string, string>> | undefined;
}

const phoneFields = ['phone', 'phoneNumber', 'mobile'];
const justDigits = /^\+?[\d\s-]{7,}$/;

/**
 * The texts of an order that may be a value of the kind. Mobile money uses the phone number as account number, and many
 * VPAs begin with it.
 */
export function textsOf(
  kind: ListedKind,
  { userName, cardNumber, vpa, address, extra }: NamedParty,
): string[] {
  switch (kind) {
    case 'name':
      return given(userName);
    case 'accountNumber':
      return given(cardNumber);
    case 'vpa':
      return given(vpa);
    case 'usdtAddress':
      return given(address);
    case 'phone':
      return [
        ...given(cardNumber, vpa?.split('@')[0]).filter((text) => justDigits.test(text)),
        ...phoneFields.flatMap((field) => given(extra?.[field])),
      ];
  }
}

const given = (...texts: (string | null | undefined)[]): string[] =>
  texts.filter((text) => text !== undefined && text !== null && text !== '') as string[];
