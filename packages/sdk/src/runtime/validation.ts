import type { ValidationIssue } from '../errors/validation-error.ts';
import type { OperationId } from '../generated/io.ts';
import type { Operation } from './operation.ts';

/** As much of a zod schema as the client uses, so that a client without validators carries no zod. */
export interface Validator {
  /** Whether a value is right, and what is wrong with it; never throws. */
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

/** Whether a validator accepts a value, sooner known than what is wrong with it. */
export type QuickCheck = (validator: Validator, value: unknown) => boolean;

/** Validators of one operation. */
export interface OperationValidators {
  /** Of what is sent, as it stands on the wire. */
  readonly request: Validator;
  /** Of `data` of the answer, as it stands on the wire. */
  readonly response: Validator;
}

/** Validators by operation: `validators` of `@platform/sdk/validators`. */
export type Validators = Readonly<Partial<Record<OperationId, OperationValidators>>>;

/** How strictly values are held to the contract, before sending and after receiving. */
export interface ValidationMode {
  /** `strict` (the default) refuses before sending; `off` leaves it to the server. */
  readonly request: 'strict' | 'off';
  /** `warn` (the default) tells `onWarning`; `strict` throws; `off` does not look. */
  readonly response: 'off' | 'warn' | 'strict';
}

/** What is wrong with a value, in the SDK's names; nothing where it is right. */
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
  const path = issue.path.map(String);
  const sdkNames: Record<string, string> = page ? { [page.index]: 'page', [page.size]: 'pageSize' } : {};
  const [first = ''] = path;
  if (Object.hasOwn(sdkNames, first)) path[0] = sdkNames[first] ?? first;
  const facts = factsOf(issue);
  // zod/mini says "Invalid input" to everything; the facts say what was expected.
  const message = issue.message === 'Invalid input' && facts ? facts : issue.message;
  return { path: path.join('.'), code: issue.code ?? 'invalid', message };
}

const factWords: Readonly<Record<string, string>> = {
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
    const words = factWords[name];
    if (!words || value === undefined) continue;
    facts.push(`${words} ${Array.isArray(value) ? value.slice(0, 12).join(', ') : String(value)}`);
  }
  return facts.join(', ');
}
