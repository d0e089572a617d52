import { readStored, writeStored } from '../../../../shared/storage.ts';

/** Each user of a browser has a draft of its own. */
const keyOf = (userId: string): string => `payoutBatch.draft.${userId}`;

export const readDraftText = (userId: string): string | null => readStored(keyOf(userId));
export const writeDraftText = (userId: string, text: string | null): void => writeStored(keyOf(userId), text);

/** Whether a batch was begun and not created. */
export const hasDraft = (userId: string): boolean => readDraftText(userId) !== null;
