import { exportsList } from '@platform/sdk/operations';
import { useOperation } from '../../../shared/query.ts';
import type { Export } from './exports.download.ts';

export const isOpen = ({ state }: Export): boolean => state === 'waiting' || state === 'running';

/** One page holds all kept and running exports of a user. */
const listed = { pageSize: 50 };
const whileOpenMs = 2_000;

/** Exports of the last day. Polled while one is running, because the live connection may be down. */
export function useExports(anyOpen: boolean) {
  return useOperation(exportsList, listed, { everyMs: anyOpen && whileOpenMs, inBackground: anyOpen });
}
