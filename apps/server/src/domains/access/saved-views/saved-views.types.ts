import type { Input } from '@platform/sdk';

/** What a list shows, as the contract has it. */
export type SavedViewState = Input<'savedViews.add'>['state'];
