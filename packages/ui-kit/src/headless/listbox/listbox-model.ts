export interface ListboxOption<Value> {
  value: Value;
  /** Used for search and type-ahead. */
  text: string;
  disabled?: boolean;
}

/** Options whose text (or value) contains every word of the query, ignoring case. */
export function filterOptions<Option extends ListboxOption<unknown>>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = `${option.text} ${String(option.value)}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The next enabled option from `from` in direction `step`, stopping at the ends; -1 when there is none. */
export function nextEnabledIndex(
  options: readonly ListboxOption<unknown>[],
  from: number,
  step: 1 | -1,
): number {
  for (let index = from + step; index >= 0 && index < options.length; index += step) {
    if (!options[index]?.disabled) return index;
  }
  return options[from]?.disabled === false || (options[from] && !options[from].disabled) ? from : -1;
}

export function firstEnabledIndex(options: readonly ListboxOption<unknown>[]): number {
  return options.findIndex((option) => !option.disabled);
}

export function lastEnabledIndex(options: readonly ListboxOption<unknown>[]): number {
  return options.findLastIndex((option) => !option.disabled);
}

/** Type-ahead: the next option after the active one, wrapping around, that starts with the typed text. */
export function typeAheadIndex(
  options: readonly ListboxOption<unknown>[],
  active: number,
  typed: string,
): number {
  const wanted = typed.toLocaleLowerCase();
  // One letter moves to the next match; with more letters the active option may stay.
  const start = typed.length === 1 ? active + 1 : Math.max(active, 0);
  for (let offset = 0; offset < options.length; offset += 1) {
    const index = (start + offset) % options.length;
    const option = options[index];
    if (option && !option.disabled && option.text.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
