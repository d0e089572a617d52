import { ValidationError } from '@platform/sdk';

/** A problem of a request field, under its name in the API. */
export interface FieldProblem {
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

/** The field problems of a platform error; empty for other errors. */
export const fieldProblems = (error: unknown): readonly FieldProblem[] =>
  ValidationError.is(error) && error.direction === 'request'
    ? error.issues.map(({ path, code, message }) => ({ name: path.split('.')[0] ?? '', code, message }))
    : [];

/** The first problem of a list field with the entry it is about; undefined if there is none. */
export function entryProblem(error: unknown, name: string, entries: readonly string[]): string | undefined {
  if (!ValidationError.is(error) || error.direction !== 'request') return undefined;
  for (const { path, message } of error.issues) {
    const [field, index = ''] = path.split('.');
    const entry = entries[Number(index || Number.NaN)];
    if (field === name && entry !== undefined) return `${entry}: ${message}`;
  }
  return undefined;
}

/** The problems that a form can show beside its fields, as `told`; undefined if there are none. */
export function problemsBeside<Name extends string>(
  error: unknown,
  names: readonly Name[],
  told: (problem: FieldProblem) => string = ({ message }) => message,
): Partial<Record<Name, string>> | undefined {
  const own = fieldProblems(error).filter(({ name }) => names.some((each) => each === name));
  if (own.length === 0) return undefined;
  const texts: Partial<Record<string, string>> = {};
  // Keep only the first problem of a field.
  for (const problem of own) texts[problem.name] ??= told(problem);
  return texts as Partial<Record<Name, string>>;
}
