/** Texts, signs, and what stands between them: numbers and words. */
const pieces = /"(?:\\.|[^"\\])*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * JSON as `JSON.stringify` indents it, but with each number and each name as it came: a long number is more than the
 * language's own holds, and who looks at what was sent must not see another one. `null` for what is no JSON.
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
  // Letters that were escaped for the wire are read as letters.
  return piece.startsWith('"') ? JSON.stringify(JSON.parse(piece)) : piece;
}
