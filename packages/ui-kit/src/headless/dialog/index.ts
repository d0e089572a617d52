export { type DangerAnswers, type DangerLadder, type DangerRung, missingRungs } from './danger-ladder.ts';
export {
  type BeforeClose,
  createDialogStack,
  type DialogEntry,
  type DialogKinds,
  type DialogStack,
} from './dialog-stack.ts';
export { isTypedConfirmationMet, type TypedConfirmation } from './typed-confirmation.ts';
export { useDialogStack, useIsGuarded } from './use-dialog-stack.ts';
