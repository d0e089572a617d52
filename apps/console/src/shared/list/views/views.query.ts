import type { OperationId } from '@platform/sdk';
import { savedViewsList } from '@platform/sdk/operations';
import { useOperation } from '../../query.ts';
import type { SavedView } from './views.model.ts';

const freshMs = 5 * 60_000;
const none: readonly SavedView[] = [];

export interface ViewsOfList {
  views: readonly SavedView[];
  /** Whether the views are loaded. */
  known: boolean;
}

/** The user's own views of a screen's list, and those shared with the role. */
export function useViews(operation: OperationId, screen: string): ViewsOfList {
  const { data } = useOperation(savedViewsList, { list: operation, screen }, { staleMs: freshMs });
  return { views: data?.list ?? none, known: data !== undefined };
}
