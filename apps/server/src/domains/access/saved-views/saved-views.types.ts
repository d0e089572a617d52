import type { Input } from '@platform/sdk';

/** State of a list, as in the contract. */
export type SavedViewState = Input<'savedViews.add'>['state'];
