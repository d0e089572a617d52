import { type ErrorEntry, type ErrorName, errorCatalogue } from '@platform/sdk/errors';
import type { Language } from '../operation/context.ts';
import { issuesIn, type RequestIssue } from '../operation/issues.ts';
import { BusinessError } from '../refusals/business-error.ts';
import { refusalText } from '../refusals/refusal-text.ts';

export interface Answer {
  readonly status: number;
  readonly code: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const noHeaders = {};
const successByLanguage = new Map<Language, string>();

function successPrefix(language: Language): string {
  let prefix = successByLanguage.get(language);
  if (!prefix) {
    const { code, message } = errorCatalogue.success;
    prefix = `{"code":${code},"msg":${JSON.stringify(message[language])},"data":`;
    successByLanguage.set(language, prefix);
  }
  return prefix;
}

export function successAnswer(data: unknown, language: Language): Answer {
  return {
    status: 200,
    code: errorCatalogue.success.code,
    body: `${successPrefix(language)}${JSON.stringify(data ?? {})}}`,
    headers: noHeaders,
  };
}

/**
 * An answer with an entity tag, or 304 without a body if the caller has it already. The tag is weak, because the bytes
 * depend on language and compression.
 */
export function taggedAnswer(answer: Answer, tag: string, ifNoneMatch: string | undefined): Answer {
  const etag = `W/"${tag}"`;
  const headers = { ...answer.headers, etag };
  const known = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(`"${tag}"`) ? { ...answer, status: 304, body: '', headers } : { ...answer, headers };
}

/** A request that is malformed or breaks a rule, with the fields that are wrong. */
export class RequestFault extends BusinessError {
  readonly issues: readonly RequestIssue[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    errorName: ErrorName,
    details: {
      issues?: readonly RequestIssue[];
      params?: Readonly<Record<string, string>>;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(errorName, details.params);
    this.issues = details.issues ?? [];
    this.headers = details.headers ?? noHeaders;
  }
}

/** The envelope of a refusal. An error outside the documented list becomes internalError without details. */
export function failureAnswer(error: unknown, language: Language): Answer {
  const refusal = error instanceof BusinessError ? error : new BusinessError('internalError');
  const entry: ErrorEntry = errorCatalogue[refusal.errorName];
  const issues = refusal instanceof RequestFault ? issuesIn(refusal.issues, language) : [];
  const data: Record<string, unknown> = {};
  if (Object.keys(refusal.params).length > 0) data.params = refusal.params;
  if (issues.length > 0) data.issues = issues;
  const headers: Record<string, string> = refusal instanceof RequestFault ? { ...refusal.headers } : {};
  if (refusal.retryAfterSeconds !== undefined) {
    headers['retry-after'] = String(refusal.retryAfterSeconds);
    data.retryAfterMs = refusal.retryAfterSeconds * 1000;
  }
  const envelope = {
    code: entry.code,
    msg: refusalText(refusal.errorName, refusal.params, language),
    data: Object.keys(data).length > 0 ? data : null,
  };
  return { status: entry.http, code: entry.code, body: JSON.stringify(envelope), headers };
}
