export { onFirstUse } from './first-use.ts';
export { type IntentHandlers, onIntent } from './intent.ts';
export { type LatePart, latePart } from './late-part.ts';
export { useLatePart } from './use-late-part.ts';
