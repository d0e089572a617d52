export {
  type ConfirmationAnswers,
  type ConfirmationStep,
  type ConfirmationSteps,
  missingSteps,
} from './confirmation-steps.ts';
export {
  type BeforeClose,
  createDialogStack,
  type DialogEntry,
  type DialogKinds,
  type DialogStack,
} from './dialog-stack.ts';
export { isTypedConfirmationMet, type TypedConfirmation } from './typed-confirmation.ts';
export { useDialogStack, useIsGuarded } from './use-dialog-stack.ts';
