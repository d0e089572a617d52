import { readStored, writeStored } from '../../shared/storage.ts';
import { createStore } from '../../shared/store.ts';

/** Narrow (64 px) or wide (256 px), remembered by this browser. */
export const menuCollapsed = createStore(readStored('menu.collapsed') === 'true');
menuCollapsed.subscribe(() => writeStored('menu.collapsed', String(menuCollapsed.get())));

/** The one group of the accordion that is open; empty when all are closed. */
export const openMenuGroup = createStore(readStored('menu.open') ?? 'collection');
openMenuGroup.subscribe(() => writeStored('menu.open', openMenuGroup.get()));
