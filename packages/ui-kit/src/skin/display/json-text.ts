/** Tokens: strings, punctuation, and the numbers and words between them. */
const pieces = /"(?:\\.|[^"\\])*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Indents JSON like `JSON.stringify`, but keeps each number and name as received: JavaScript would round long
 * numbers, and the reader must see what was sent. `null` when the text is not JSON.
 */
export function indentJson(json: string): string | null {
  try {
    JSON.parse(json);
  } catch {
    return null;
  }
  let text = '';
  let before = '';
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  for (const [piece] of json.matchAll(pieces)) {
    const opened = before === '{' || before === '[';
    if (piece === '}' || piece === ']') {
      depth -= 1;
      text += opened ? piece : line() + piece;
    } else {
      if (opened || before === ',') text += line();
      if (piece === '{' || piece === '[') depth += 1;
      text += written(piece);
    }
    before = piece;
  }
  return text;
}

function written(piece: string): string {
  if (piece === ':') return ': ';
  // Decode escaped characters so that they are readable.
  return piece.startsWith('"') ? JSON.stringify(JSON.parse(piece)) : piece;
}
