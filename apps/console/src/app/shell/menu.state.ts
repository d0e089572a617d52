import { readStored, writeStored } from '../../shared/storage.ts';
import { createStore } from '../../shared/store.ts';

/** Default until the user chooses: a tablet starts with the narrow menu, because the pages need the width. */
const hasLittleRoom = (): boolean => globalThis.matchMedia?.('(max-width: 63.99rem)').matches ?? false;
const chosen = readStored('menu.collapsed');

/** Whether the menu is narrow (64 px) instead of wide (256 px). Stored in this browser. */
export const menuCollapsed = createStore(chosen === null ? hasLittleRoom() : chosen === 'true');
menuCollapsed.subscribe(() => writeStored('menu.collapsed', String(menuCollapsed.get())));

/** The open group of the accordion; empty if all are closed. */
export const openMenuGroup = createStore(readStored('menu.open') ?? 'collection');
openMenuGroup.subscribe(() => writeStored('menu.open', openMenuGroup.get()));
