import type { CallbackFormat, CallbackHeaders, CallbackRefusal } from './callback-types.ts';
import { callbackHeaders, contentTypes } from './sign-callback.ts';

export interface ReadHeaders {
  readonly id: string;
  /** Seconds since 1970, as text exactly as received, because the text is signed. */
  readonly timestamp: string;
  /** The v1 signatures, lower-case hexadecimal. */
  readonly signatures: readonly string[];
  readonly format: CallbackFormat;
}

// Dots are excluded, so that `id.timestamp.body` is unambiguous.
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
const timestampPattern = /^\d{10}$/;
const signaturePattern = /^v\d{1,2}=[0-9a-f]{1,128}$/;
const mostSignatures = 4;

export function readHeaders(headers: CallbackHeaders): ReadHeaders | CallbackRefusal {
  const format = formatOf(headerOf(headers, 'Content-Type'));
  if (!format) return 'contentTypeUnsupported';
  const id = headerOf(headers, callbackHeaders.id);
  const timestamp = headerOf(headers, callbackHeaders.timestamp);
  const signature = headerOf(headers, callbackHeaders.signature);
  if (id === undefined || timestamp === undefined || signature === undefined) return 'headerMissing';
  const versions = signature.split(',').map((text) => text.trim());
  const isWellFormed =
    idPattern.test(id) &&
    timestampPattern.test(timestamp) &&
    versions.length <= mostSignatures &&
    versions.every((text) => signaturePattern.test(text));
  if (!isWellFormed) return 'headerMalformed';
  // Signatures of later versions may be present and are ignored.
  const signatures = versions.filter((text) => text.startsWith('v1=')).map((text) => text.slice(3));
  return { id, timestamp, signatures, format };
}

/** Returns a header's value. Repeated headers are joined; only the signature header accepts that. */
function headerOf(headers: CallbackHeaders, name: string): string | undefined {
  if (isFetchHeaders(headers)) return headers.get(name) ?? undefined;
  const values = Object.entries(headers)
    .filter(([key]) => key.toLowerCase() === name.toLowerCase())
    .flatMap(([, value]) => value ?? []);
  return values.length === 0 ? undefined : values.join(', ');
}

function isFetchHeaders(headers: CallbackHeaders): headers is { get(name: string): string | null } {
  return typeof headers.get === 'function';
}

/** Returns the format of a content type. The charset must be UTF-8, the default. */
function formatOf(contentType: string | undefined): CallbackFormat | undefined {
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim().toLowerCase());
  if (parameters.some((parameter) => !/^charset="?utf-8"?$/.test(parameter))) return undefined;
  return (['json', 'form'] as const).find((format) => contentTypes[format] === type);
}
