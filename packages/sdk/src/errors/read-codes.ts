/**
 * Parses the compact text in which the generator writes the error codes. A name without a number gets the
 * previous code plus one. A name that begins with a capital begins with the first word of the previous name.
 *
 * @example readCodes('200success 1001accountExists NotFound')
 * // { success: 200, accountExists: 1001, accountNotFound: 1002 }
 */
export function readCodes<Codes>(text: string): Codes {
  const codes: Record<string, number> = {};
  let code = 0;
  let head = '';
  for (const word of text.split(' ')) {
    const [, number, first, rest] = /^(\d*)([a-z]*)(.*)/.exec(word) ?? [];
    code = Number(number) || code + 1;
    head = first || head;
    codes[head + rest] = code;
  }
  return codes as Codes;
}
