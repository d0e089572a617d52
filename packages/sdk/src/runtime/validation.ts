import type { ValidationIssue } from '../errors/validation-error.ts';
import type { OperationId } from '../generated/io.ts';
import type { Operation } from './operation.ts';

/** The part of a zod schema that the client uses, so that a client without validators does not bundle zod. */
export interface Validator {
  /** Checks a value and returns the issues; never throws. */
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly RawIssue[] } | undefined;
  };
}

interface RawIssue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
  readonly message: string;
}

/** Whether a validator accepts a value, without the issues; faster than the validator. */
export type QuickCheck = (validator: Validator, value: unknown) => boolean;

/** Validators of one operation. */
export interface OperationValidators {
  /** For the request in wire format. */
  readonly request: Validator;
  /** For `data` of the response in wire format. */
  readonly response: Validator;
}

/** Validators by operation id: `validators` of `@platform/sdk/validators`. */
export type Validators = Readonly<Partial<Record<OperationId, OperationValidators>>>;

/** How strictly values are validated before sending and after receiving. */
export interface ValidationMode {
  /** `strict` (the default) throws before sending; `off` leaves validation to the server. */
  readonly request: 'strict' | 'off';
  /** `warn` (the default) calls `onWarning`; `strict` throws; `off` does not validate. */
  readonly response: 'off' | 'warn' | 'strict';
}

/** Returns the issues of a value, with the SDK's field names; empty if the value is valid. */
export function issuesOf(
  validator: Validator | undefined,
  value: unknown,
  page?: Operation['page'],
  quickCheck?: QuickCheck,
): readonly ValidationIssue[] {
  if (!validator || quickCheck?.(validator, value)) return [];
  const result = validator.safeParse(value);
  return (result.error?.issues ?? []).map((issue) => describe(issue, page));
}

function describe(issue: RawIssue, page: Operation['page']): ValidationIssue {
  const [wired = '', ...rest] = issue.path.map(String);
  const first = wired === page?.index ? 'page' : wired === page?.size ? 'pageSize' : wired;
  const facts = factsOf(issue);
  // zod/mini's message is always "Invalid input"; the facts say what was expected.
  const message = issue.message === 'Invalid input' && facts ? facts : issue.message;
  return { path: [first, ...rest].join('.'), code: issue.code ?? 'invalid', message };
}

const factLabels: Readonly<Record<string, string>> = {
  expected: 'expected',
  minimum: 'at least',
  maximum: 'at most',
  pattern: 'must match',
  values: 'one of',
  keys: 'unknown',
};

function factsOf(issue: RawIssue): string {
  const facts: string[] = [];
  for (const [name, value] of Object.entries(issue)) {
    const words = factLabels[name];
    if (!words || value === undefined) continue;
    facts.push(`${words} ${Array.isArray(value) ? value.slice(0, 12).join(', ') : String(value)}`);
  }
  return facts.join(', ');
}
