import { createStore } from '../store.ts';

/** Whether the panel of the user's exports is open. Starting an export opens it. */
export const exportPanelOpen = createStore(false);
