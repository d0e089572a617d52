import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { readStored, writeStored } from '../../shared/storage.ts';
import { createStore } from '../../shared/store.ts';
import { sessionExpired } from '../session.ts';
import { commandIds, factsOf } from './commands.table.ts';
import { createKeyReader, isChord, isTyping, writeKeys } from './keys.ts';
import type { Commands } from './use-commands.ts';

/**
 * Whether single-key shortcuts are on. Users of voice input can turn them off to avoid accidental commands.
 */
export const singleKeys = createStore(readStored('singleKeys') !== 'off');
singleKeys.subscribe(() => writeStored('singleKeys', singleKeys.get() ? null : 'off'));

const idByKeys = new Map(
  commandIds.flatMap((id) => {
    const { keys } = factsOf(id);
    return keys === undefined ? [] : [[keys, id] as const];
  }),
);

/** A modal dialog handles its own keys. */
const isModalOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

const mayPressSingle = (target: EventTarget | null): boolean =>
  singleKeys.get() && !isTyping(target) && !isInMenu(target) && !isModalOpen();

/**
 * Runs the shortcuts of the command table. Single keys are ignored in text fields, behind a dialog and in an
 * open menu. Chords type no character, so they also work in fields and over a drawer, for example to search
 * for the next order.
 */
export function useShortcuts(commands: Commands): void {
  const reader = useMemo(() => createKeyReader([...idByKeys.keys()]), []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || sessionExpired.get()) return;
    const pressed = writeKeys(event);
    if (pressed === undefined) return;
    // The code editor stands in a shadow tree, outside of which its keys seem to come from a plain box.
    const [target = event.target] = event.composedPath();
    if (!isChord(pressed) && !mayPressSingle(target)) return;
    const keys = reader(pressed);
    const id = keys === undefined ? undefined : idByKeys.get(keys);
    const run = id && commands[id];
    if (!run) return;
    event.preventDefault();
    run();
  });
  // Listen before the first paint, so that a key pressed on the visible page is not lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Menus and lists use typed letters to find an entry. */
const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[role="menu"], [role="listbox"]') !== null;
