/**
 * What differs from what a form began with. Only this is sent: the rest may have been changed by others while the form
 * stood open.
 *
 * @example changesOf({ name: 'B', limits: [1, 2] }, { name: 'A', limits: [1, 2] }); // { name: 'B' }
 */
export function changesOf<Values extends object>(values: Values, before: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Values]),
    ),
  ) as Partial<Values>;
}
