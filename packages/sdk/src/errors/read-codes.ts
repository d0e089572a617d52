/**
 * Parses the compact text in which the generator writes the error codes. A name without a number gets the
 * previous code plus one.
 *
 * @example readCodes('200success 1001invalidCredentials googleCodeRequired')
 * // { success: 200, invalidCredentials: 1001, googleCodeRequired: 1002 }
 */
export function readCodes<Codes>(text: string): Codes {
  const codes: Record<string, number> = {};
  let code = 0;
  for (const word of text.split(' ')) {
    code = Number.parseInt(word, 10) || code + 1;
    codes[word.replace(/^\d+/, '')] = code;
  }
  return codes as Codes;
}
