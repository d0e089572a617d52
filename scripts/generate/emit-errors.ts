import { banner } from './banner.ts';
import { languages } from './document.ts';
import { objectIn, type Yaml } from './yaml-source.ts';

type ErrorEntry = {
  code: number;
  kind: 'success' | 'business' | 'fault';
  http: number;
  message: Record<string, string>;
  action?: Record<string, string>;
  params?: string[];
};

/**
 * Codes by name, and the catalogue with all texts: in separate parts, so that a bundle can leave the texts
 * out.
 */
export function emitErrorCodes(source: Yaml): string {
  const errors = checked(source);
  const codes = Object.entries(errors).map(([name, error]) => `  readonly ${name}: ${error.code};`);
  return `${banner}import { readCodes } from '../errors/read-codes.ts';

/** Codes of the envelope by name. */
export interface ErrorCodes {
${codes.join('\n')}
}

/** Name of a code of the envelope. */
export type ErrorName = keyof ErrorCodes;
/** A code of the envelope. */
export type ErrorCode = ErrorCodes[ErrorName];

// As one text, because every client carries them: a number stands only where it is not the one before and one more, and
// the first word of a name only where it is not that of the name before.
/** Codes of the envelope by name. */
export const errorCodes: ErrorCodes = /* @__PURE__ */ readCodes(
  '${writtenCodes(errors)}',
);
`;
}

function writtenCodes(errors: Record<string, ErrorEntry>): string {
  let next = 0;
  let head = '';
  const words = Object.entries(errors).map(([name, { code }]) => {
    const ownHead = /^[a-z]+/.exec(name)?.[0] ?? '';
    const rest = name.slice(ownHead.length);
    const isShort = code === next && ownHead === head && rest !== '';
    const word = isShort ? rest : code === next ? name : `${code}${name}`;
    next = code + 1;
    head = ownHead;
    return word;
  });
  return words.join(' ');
}

export function emitErrorCatalogue(source: Yaml): string {
  const errors = checked(source);
  const entries = Object.entries(errors).map(([name, error]) => {
    const { code, kind, http, message, action, params } = error;
    return `  ${name}: ${literal({ code, kind, http, message, ...(action ? { action } : {}), params: params ?? [] })},`;
  });
  const messages = objectIn(source, 'clientMessages') as Record<string, Record<string, string>>;
  return `${banner}import type { ErrorName } from './errors.ts';

export type Language = ${languages.map((language) => `'${language}'`).join(' | ')};
export type Texts = Readonly<Record<Language, string>>;

export interface ErrorEntry {
  readonly code: number;
  readonly kind: 'success' | 'business' | 'fault';
  /** HTTP status of the response. */
  readonly http: number;
  /** What happened and why. \`{placeholders}\` are filled from the response. */
  readonly message: Texts;
  /** What the user can do about it. */
  readonly action?: Texts;
  readonly params: readonly string[];
}

/** HTTP status and texts of every code, in three languages. */
export const errorCatalogue: Readonly<Record<ErrorName, ErrorEntry>> = {
${entries.join('\n')}
};

/** Messages that clients show when there is no code from the server. */
export const clientMessages = {
${Object.entries(messages)
  .map(([name, texts]) => `  ${name}: ${literal(texts)},`)
  .join('\n')}
} as const satisfies Record<string, Texts>;
`;
}

function checked(source: Yaml): Record<string, ErrorEntry> {
  const errors = objectIn(source, 'errors') as Record<string, ErrorEntry>;
  const byCode = new Map<number, string>();
  for (const [name, error] of Object.entries(errors)) {
    const twin = byCode.get(error.code);
    if (twin) throw new Error(`errors.yaml: ${name} and ${twin} share code ${error.code}`);
    byCode.set(error.code, name);
    for (const texts of [error.message, ...(error.action ? [error.action] : [])]) {
      for (const language of languages)
        if (!texts[language]) throw new Error(`errors.yaml ${name}: no ${language} text`);
    }
    const expected = JSON.stringify([...(error.params ?? [])].sort());
    for (const language of languages) {
      const used = new Set(
        [error.message, error.action].flatMap((texts) =>
          [...(texts?.[language] ?? '').matchAll(/\{(\w+)\}/g)].map((m) => m[1]),
        ),
      );
      if (JSON.stringify([...used].sort()) !== expected) {
        throw new Error(`errors.yaml ${name}: the ${language} placeholders are not its params`);
      }
    }
  }
  return errors;
}

export const literal = (value: unknown): string => JSON.stringify(value);
