import { expect, it } from 'vitest';
import { capsOf, createKeyReader, isTyping, sequenceMs, textOfKeys, writeKeys } from './keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  writeKeys({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

it('writes ⌘K and Ctrl+K the same, and characters as they are typed', () => {
  expect(press('k', { ctrlKey: true })).toBe('mod+k');
  expect(press('K', { metaKey: true })).toBe('mod+k');
  expect(press('?')).toBe('?');
  expect(press('[')).toBe('[');
});

it.each(['Enter', 'Escape', ' ', 'Shift', 'F5'])('leaves %s to whoever has the focus', (key) => {
  expect(press(key)).toBeUndefined();
});

it('leaves Alt to the keyboards that write with it', () => {
  expect(press('x', { altKey: true })).toBeUndefined();
});

it('shows the keys that this machine has', () => {
  expect(capsOf('mod+k', true)).toEqual(['⌘', 'K']);
  expect(textOfKeys('mod+k', false)).toBe('Ctrl+K');
  expect(textOfKeys('mod+k', true)).toBe('⌘K');
  expect(textOfKeys('g h', false)).toBe('G H');
});

it('reads one key after the other, while the second comes soon', () => {
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

it('knows where letters are typed', () => {
  document.body.innerHTML =
    '<input id="a"><textarea id="b"></textarea><select id="c"></select><div id="d" role="textbox"></div>' +
    '<button id="e"></button><input id="f" type="checkbox">';
  const typing = [...'abcdef'].map((id) => isTyping(document.getElementById(id)));
  expect(typing).toEqual([true, true, true, true, false, false]);
});
