import { escapeHtml, Html } from './html.ts';

// A member of the same name, such as `batches.export`, is none.
const words =
  /(?<!\.)\b(?:as|async|await|break|case|catch|class|const|continue|default|else|export|extends|false|finally|for|from|function|if|implements|import|in|instanceof|interface|let|new|null|of|readonly|return|satisfies|static|switch|this|throw|true|try|type|typeof|undefined|while)\b/;

// The alternative that starts first wins, so that a keyword inside a string is not highlighted.
const token = new RegExp(
  [
    String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)`,
    String.raw`(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\`(?:\\.|[^\`\\])*\`)`,
    String.raw`(?<number>\b\d[\d_]*(?:\.\d+)?\b)`,
    `(?<word>${words.source})`,
  ].join('|'),
  'g',
);

/**
 * Highlights TypeScript and JSON by class names. Common highlighters write style attributes, which the
 * content security policy forbids.
 */
export function highlight(source: string): Html {
  let result = '';
  let end = 0;
  for (const match of source.matchAll(token)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    result += `${escapeHtml(source.slice(end, match.index))}<span class="code-${kind}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return new Html(result + escapeHtml(source.slice(end)));
}
