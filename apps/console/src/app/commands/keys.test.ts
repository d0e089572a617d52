import { expect, it } from 'vitest';
import { capsOf, createKeyReader, isTyping, sequenceMs, textOfKeys, writeKeys } from './keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  writeKeys({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

it('⌘K and Ctrl+K have the same notation, and other keys are written as their character', () => {
  expect(press('k', { ctrlKey: true })).toBe('mod+k');
  expect(press('K', { metaKey: true })).toBe('mod+k');
  expect(press('?')).toBe('?');
  expect(press('[')).toBe('[');
});

it.each(['Enter', 'Escape', ' ', 'Shift', 'F5'])(
  'does not handle %s, which belongs to the focused element',
  (key) => {
    expect(press(key)).toBeUndefined();
  },
);

it('ignores Alt combinations, because some keyboard layouts type characters with them', () => {
  expect(press('x', { altKey: true })).toBeUndefined();
});

it('shows the modifier key names of the operating system', () => {
  expect(capsOf('mod+k', true)).toEqual(['⌘', 'K']);
  expect(textOfKeys('mod+k', false)).toBe('Ctrl+K');
  expect(textOfKeys('mod+k', true)).toBe('⌘K');
  expect(textOfKeys('g h', false)).toBe('G H');
});

it('reads a two-key sequence when the second key follows soon', () => {
  let nowMs = 0;
  const read = createKeyReader(['g h', 'g m', 'x'], () => nowMs);
  expect([read('g'), read('h')]).toEqual([undefined, 'g h']);
  expect([read('h'), read('x')]).toEqual([undefined, 'x']);
  read('g');
  nowMs = sequenceMs + 1;
  expect(read('h')).toBeUndefined();
  // The wrong second key is itself a shortcut.
  read('g');
  expect(read('x')).toBe('x');
});

it('detects elements that accept typed letters', () => {
  document.body.innerHTML =
    '<input id="a"><textarea id="b"></textarea><select id="c"></select><div id="d" role="textbox"></div>' +
    '<button id="e"></button><input id="f" type="checkbox">';
  const typing = [...'abcdef'].map((id) => isTyping(document.getElementById(id)));
  expect(typing).toEqual([true, true, true, true, false, false]);
});
