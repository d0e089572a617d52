/** The steps of the danger ladder: nothing asked, a yes, or the words typed again. */
export interface TypedConfirmation {
  /** What must be typed: an amount, an order number, a name. */
  expected: string;
  /** Spaces around are forgiven always; upper and lower case and thousands separators only when asked. */
  lenient?: boolean;
}

function normalise(text: string, lenient: boolean): string {
  const trimmed = text.normalize('NFKC').trim();
  return lenient ? trimmed.replaceAll(/[\s,]/g, '').toLowerCase() : trimmed;
}

/** Whether what was typed is what was asked for. An empty expectation is never met: it would confirm itself. */
export function isTypedConfirmationMet(
  typed: string,
  { expected, lenient = false }: TypedConfirmation,
): boolean {
  const wanted = normalise(expected, lenient);
  return wanted !== '' && normalise(typed, lenient) === wanted;
}
