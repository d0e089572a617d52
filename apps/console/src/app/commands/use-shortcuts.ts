import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { readStored, writeStored } from '../../shared/storage.ts';
import { createStore } from '../../shared/store.ts';
import { sessionExpired } from '../session.ts';
import { commandIds, factsOf } from './commands.table.ts';
import { createKeyReader, isChord, isTyping, writeKeys } from './keys.ts';
import type { Commands } from './use-commands.ts';

/** Whether single keys do something: whoever dictates, or leans on the keyboard, can switch them off. */
export const singleKeys = createStore(readStored('singleKeys') !== 'off');
singleKeys.subscribe(() => writeStored('singleKeys', singleKeys.get() ? null : 'off'));

const idByKeys = new Map(
  commandIds.flatMap((id) => {
    const { keys } = factsOf(id);
    return keys === undefined ? [] : [[keys, id] as const];
  }),
);

/** Something modal stands in front: its keys are its own. */
const isModalOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

const mayPressSingle = (target: EventTarget | null): boolean =>
  singleKeys.get() && !isTyping(target) && !isInMenu(target) && !isModalOpen();

/**
 * Does what the keys of the table say. Single keys never while somebody types, nor behind a dialog or in an open menu. A
 * chord types nothing: it works in fields and over a drawer too, for one order leads to the search for the next.
 */
export function useShortcuts(commands: Commands): void {
  const reader = useMemo(() => createKeyReader([...idByKeys.keys()]), []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || sessionExpired.get()) return;
    const pressed = writeKeys(event);
    if (pressed === undefined) return;
    if (!isChord(pressed) && !mayPressSingle(event.target)) return;
    const keys = reader(pressed);
    const id = keys === undefined ? undefined : idByKeys.get(keys);
    const run = id && commands[id];
    if (!run) return;
    event.preventDefault();
    run();
  });
  // Before the first paint: whoever sees the page may press a key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Menus and lists find their entries by typing their first letters. */
const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[role="menu"], [role="listbox"]') !== null;
