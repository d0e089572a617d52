import * as z from 'zod/mini';
import { isPlatformDateTime } from './date-time-text.ts';
import type { OpenEnum } from './open-enum.ts';

// A page's security policy may forbid `new Function`. zod tries it as soon as a schema is built, and browsers
// report the attempt. Servers and scripts keep zod's faster compiled mode.
if ('document' in globalThis || 'WorkerGlobalScope' in globalThis) z.config({ jitless: true });

/** Text, and text or null: the most frequent types in answers. */
export const anyText = /* @__PURE__ */ z.string();
export const anyTextOrNull = /* @__PURE__ */ z.nullable(anyText);

/** A safe integer within optional bounds. Money and ids are always of this type. */
export function integer(minimum?: number, maximum?: number) {
  return z.int().check(...bounds(minimum, maximum));
}

export function number(minimum?: number, maximum?: number) {
  return z.number().check(...bounds(minimum, maximum));
}

function bounds(minimum: number | undefined, maximum: number | undefined) {
  return [
    ...(minimum === undefined ? [] : [z.minimum(minimum)]),
    ...(maximum === undefined ? [] : [z.maximum(maximum)]),
  ];
}

/** A response's enumeration of numbers: accepts any integer, typed by the members known today. */
export function openInteger<Known extends number>(): z.ZodMiniType<OpenEnum<Known>, OpenEnum<Known>> {
  const schema: z.ZodMiniType = z.int();
  return schema as z.ZodMiniType<OpenEnum<Known>, OpenEnum<Known>>;
}

/** A response's enumeration of texts: accepts any text, typed by the members known today. */
export function openText<Known extends string>(): z.ZodMiniType<OpenEnum<Known>, OpenEnum<Known>> {
  const schema: z.ZodMiniType = z.string();
  return schema as z.ZodMiniType<OpenEnum<Known>, OpenEnum<Known>>;
}

/** A file to upload, with or without a name. */
export function binary(): z.ZodMiniType<File | Blob, File | Blob> {
  return z.custom<File | Blob>((value) => value instanceof Blob, { message: 'not a file' });
}

/**
 * An object with free keys and one type of value; the key pattern and the unsafe-key check refuse `__proto__`
 * and the like.
 */
export function dictionary<Value extends z.ZodMiniType>(value: Value, keyPattern?: RegExp, maxKeys?: number) {
  return z.record(z.string(), value).check(
    z.refine((entries) => maxKeys === undefined || Object.keys(entries).length <= maxKeys, {
      message: `at most ${maxKeys} keys`,
    }),
    z.refine(
      (entries) => keyPattern === undefined || Object.keys(entries).every((key) => keyPattern.test(key)),
      {
        message: 'a key that is not allowed',
      },
    ),
  );
}

// Both cases are spelt out: the `i` flag makes the regular expression three times slower.
const uuidPattern = /^[\da-fA-F]{8}-[\da-fA-F]{4}-[\da-fA-F]{4}-[\da-fA-F]{4}-[\da-fA-F]{12}$/;
// Ranges are part of the pattern: parsing each time of a long list would cost more than the rest of the
// validation.
const isoPattern =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const ipv4Pattern = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const decimalPattern = /^-?\d{1,18}(?:\.\d{1,18})?$/;

/** A text with bounded length, in characters (code points), as JSON Schema counts. */
export const text = (minimum: number, maximum: number) =>
  z.string().check(z.minLength(minimum), z.maxLength(maximum));

const textThat = (isRight: (text: string) => boolean, message: string) => () =>
  z.string().check(z.refine(isRight, { message }));

export const uuid = textThat((text) => uuidPattern.test(text), 'not an id (UUID)');
export const dateTime = textThat((text) => isoPattern.test(text), 'not an ISO 8601 time with its offset');
export const platformDateTime = textThat(isPlatformDateTime, 'not a time as YYYY-MM-DD HH:mm:ss');
export const decimal = textThat((text) => decimalPattern.test(text), 'not a decimal number');
export const uri = textThat(isWebAddress, 'not an http or https address');
export const ip = textThat((text) => ipv4Pattern.test(text) || isIpv6(text), 'not an IP address');

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.hostname !== '' && url.username === '' && url.password === '';
}

function isIpv6(text: string): boolean {
  return text.includes(':') && !/[^0-9a-f:.]/i.test(text) && URL.canParse(`http://[${text}]/`);
}
