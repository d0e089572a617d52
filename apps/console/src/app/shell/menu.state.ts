import { readStored, writeStored } from '../../shared/storage.ts';
import { createStore } from '../../shared/store.ts';

/** Until somebody has chosen: a tablet needs the room for what the menu leads to. */
const hasLittleRoom = (): boolean => globalThis.matchMedia?.('(max-width: 63.99rem)').matches ?? false;
const chosen = readStored('menu.collapsed');

/** Narrow (64 px) or wide (256 px), remembered by this browser. */
export const menuCollapsed = createStore(chosen === null ? hasLittleRoom() : chosen === 'true');
menuCollapsed.subscribe(() => writeStored('menu.collapsed', String(menuCollapsed.get())));

/** The one group of the accordion that is open; empty when all are closed. */
export const openMenuGroup = createStore(readStored('menu.open') ?? 'collection');
openMenuGroup.subscribe(() => writeStored('menu.open', openMenuGroup.get()));
