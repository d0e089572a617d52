import { ValidationError } from '@platform/sdk';

/** What is wrong with a field of a request, under the name that it has in the call. */
interface FieldProblem {
  readonly name: string;
  readonly message: string;
}

/** What the platform says is wrong with fields of a request; empty where it is something else. */
export const fieldProblems = (error: unknown): readonly FieldProblem[] =>
  ValidationError.is(error) && error.direction === 'request'
    ? error.issues.map(({ path, message }) => ({ name: path.split('.')[0] ?? '', message }))
    : [];

/** Of those what a form shows beside its own fields; undefined where it has none of them. */
export function problemsBeside<Name extends string>(
  error: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> | undefined {
  const own = fieldProblems(error).filter(({ name }) => names.some((each) => each === name));
  if (own.length === 0) return undefined;
  const texts: Partial<Record<string, string>> = {};
  // Of several things that are wrong with one field the first says enough.
  for (const { name, message } of own) texts[name] ??= message;
  return texts as Partial<Record<Name, string>>;
}
