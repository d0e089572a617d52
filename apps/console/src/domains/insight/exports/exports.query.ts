import { exportsList } from '@platform/sdk/operations';
import { useOperation } from '../../../shared/query.ts';
import type { Export } from './exports.download.ts';

export const isOpen = ({ state }: Export): boolean => state === 'waiting' || state === 'running';

/** As many as are kept of a user, and those that are at work. */
const listed = { pageSize: 50 };
const whileOpenMs = 2_000;

/** One's exports of the last day, read again while one is at work: the live connection may be away. */
export function useExports(anyOpen: boolean) {
  return useOperation(exportsList, listed, { everyMs: anyOpen && whileOpenMs, inBackground: anyOpen });
}
