import { createStore } from '../store.ts';

/** Whether the panel of one's exports is open: whoever starts one sees it at work. */
export const exportPanelOpen = createStore(false);
