/** A confirmation that requires an exact text to be typed. */
export interface TypedConfirmation {
  /** The text to type: an amount, an order number, a name. */
  expected: string;
  /** Surrounding spaces are always ignored; case and thousands separators only when this is set. */
  lenient?: boolean;
}

function normalise(text: string, lenient: boolean): string {
  const trimmed = text.normalize('NFKC').trim();
  return lenient ? trimmed.replaceAll(/[\s,]/g, '').toLowerCase() : trimmed;
}

/** Whether the typed text matches. An empty expected text never matches: an empty field would confirm it. */
export function isTypedConfirmationMet(
  typed: string,
  { expected, lenient = false }: TypedConfirmation,
): boolean {
  const wanted = normalise(expected, lenient);
  return wanted !== '' && normalise(typed, lenient) === wanted;
}
