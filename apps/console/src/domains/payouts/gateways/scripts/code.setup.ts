import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';

export type CodeLanguage = 'javascript' | 'json';

export interface EditorSettings {
  host: HTMLElement;
  text: string;
  language: CodeLanguage;
  label: string;
  readOnly: boolean;
  size: 'text' | 'fill';
  phrases: Record<string, string>;
  onChange: (text: string) => void;
}

export interface Editor {
  text: () => string;
  /** Replaces the whole text, if it differs. The change can be undone, and is not reported. */
  replace: (text: string) => void;
  destroy: () => void;
}

/** Colours are the console's own, so both themes are served and both have been checked for contrast. */
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--info)', fontWeight: '500' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--success)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--warning)' },
  { tag: [tags.comment], color: 'var(--muted-foreground)', fontStyle: 'italic' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--accent-foreground)',
  },
  { tag: [tags.propertyName], color: 'var(--info)' },
  { tag: [tags.invalid], color: 'var(--danger)' },
]);

const theme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--foreground)',
    backgroundColor: 'var(--card)',
    fontSize: '0.8125rem',
  },
  // Above the gutter and the panels, which would cover an outline of the editor.
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    border: '2px solid var(--ring)',
    pointerEvents: 'none',
    zIndex: '400',
  },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.5', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--foreground)' },
  '.cm-gutters': {
    color: 'var(--muted-foreground)',
    backgroundColor: 'var(--muted)',
    borderRight: '1px solid var(--border)',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--accent) 45%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--accent)', color: 'var(--foreground)' },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'var(--warning-surface)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--warning-border)' },
  '.cm-panels': {
    color: 'var(--foreground)',
    backgroundColor: 'var(--muted)',
    borderTop: '1px solid var(--border)',
  },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--border)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.375rem',
    alignItems: 'center',
    padding: '0.375rem 2rem 0.375rem 0.375rem',
    fontFamily: 'var(--font-text)',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', height: '0' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': {
    margin: '0',
    minHeight: '1.75rem',
    fontSize: '0.8125rem',
  },
  '.cm-panel.cm-search label': { display: 'inline-flex', alignItems: 'center', gap: '0.25rem' },
  '.cm-panel.cm-search [name=close]': {
    color: 'var(--foreground)',
    cursor: 'pointer',
    minWidth: '1.75rem',
  },
  '.cm-textfield': {
    color: 'var(--foreground)',
    backgroundColor: 'var(--card)',
    border: '1px solid var(--input)',
    borderRadius: '0.25rem',
    padding: '0.125rem 0.375rem',
  },
  '.cm-button': {
    color: 'var(--foreground)',
    backgroundColor: 'var(--card)',
    backgroundImage: 'none',
    border: '1px solid var(--input)',
    borderRadius: '0.25rem',
  },
});

const languages: Readonly<Record<CodeLanguage, () => Extension>> = { javascript, json };

export function createEditor(settings: EditorSettings): Editor {
  const { host, text, language, label, readOnly, size, phrases, onChange } = settings;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  let isReplacing = false;
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightSpecialChars(),
        history(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        highlightSelectionMatches(),
        search({ top: true }),
        syntaxHighlighting(colours),
        keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap, indentWithTab]),
        languages[language](),
        theme,
        EditorView.theme(
          size === 'text' ? { '.cm-scroller': { minHeight: '4rem', maxHeight: '24rem' } } : {},
        ),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorState.phrases.of(phrases),
        EditorState.readOnly.of(readOnly),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !isReplacing) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    replace: (next) => {
      if (view.state.doc.toString() === next) return;
      isReplacing = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
      isReplacing = false;
    },
    destroy: () => view.destroy(),
  };
}
