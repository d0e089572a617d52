import type { ListContext } from '../../../../shared/list/list.types.ts';
import type { BatchDraft } from './draft.model.ts';

/** What all steps get. */
export interface StepProps {
  context: ListContext;
  draft: BatchDraft;
  /** The user came from another step: the focus goes along. */
  moved: boolean;
  /** Keeps what is typed. */
  onChange: (draft: BatchDraft) => void;
  /** Goes to another step. */
  onStep: (draft: BatchDraft) => void;
  onDiscard: () => void;
}
