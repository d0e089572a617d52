import { useEffect, useRef } from 'react';
import { useText } from '../../../../shared/messages.ts';
import { type CodeLanguage, createEditor, type Editor } from './code.setup.ts';
import { editorMessages } from './editor.messages.ts';

export interface CodeEditorProps {
  value: string;
  onValueChange: (value: string) => void;
  language: CodeLanguage;
  /** Accessible name. */
  label: string;
  readOnly?: boolean;
  /** Whether the text cannot be used; the reason is in the element named by `describedBy`. */
  invalid?: boolean;
  /** Grows with its text up to a limit, or fills its place. */
  size?: 'text' | 'fill';
}

/**
 * A code editor. It lives in a shadow root: its styles are then style sheets of that root, which the content security
 * policy allows, while a style element in the document is refused.
 */
export function CodeEditor({
  value,
  onValueChange,
  language,
  label,
  readOnly = false,
  invalid = false,
  size = 'text',
}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const change = useRef(onValueChange);
  change.current = onValueChange;
  const say = useText(editorMessages);
  const start = useRef(value);

  useEffect(() => {
    if (!host.current) return;
    const made = createEditor({
      host: host.current,
      text: start.current,
      language,
      label,
      readOnly,
      size,
      phrases: phrasesOf(say),
      onChange: (text) => change.current(text),
    });
    editor.current = made;
    return () => {
      start.current = made.text();
      made.destroy();
    };
  }, [language, label, readOnly, size, say]);
  useEffect(() => editor.current?.replace(value), [value]);

  return (
    <div
      ref={host}
      data-code-editor
      className={`min-w-0 overflow-hidden rounded-md border bg-card ${invalid ? 'border-danger' : 'border-input'} ${size === 'fill' ? 'h-[clamp(20rem,60dvh,48rem)]' : ''}`}
    />
  );
}

/** The words of the search panel, under the names that the editor has for them. */
const phrasesOf = (say: ReturnType<typeof useText<typeof editorMessages.table>>): Record<string, string> => ({
  Find: say('find'),
  Replace: say('replace'),
  next: say('next'),
  previous: say('previous'),
  all: say('all'),
  'match case': say('matchCase'),
  'by word': say('byWord'),
  regexp: say('regexp'),
  replace: say('replace'),
  'replace all': say('replaceAll'),
  close: say('close'),
  'current match': say('currentMatch'),
  'on line': say('onLine'),
  'replaced match on line $': say('replacedOnLine'),
  'replaced $ matches': say('replacedMatches'),
  'Go to line': say('goToLine'),
  go: say('go'),
  'Folded lines': say('foldedLines'),
  'Unfolded lines': say('unfoldedLines'),
  'Fold line': say('foldLine'),
  'Unfold line': say('unfoldLine'),
  'folded code': say('foldedCode'),
  unfold: say('unfold'),
  to: say('to'),
  'Control character': say('controlCharacter'),
});
