export { onFirstUse } from './first-use.ts';
export { type IntentHandlers, onIntent } from './intent.ts';
export { type LazyPart, lazyPart } from './lazy-part.ts';
export { useLazyPart } from './use-lazy-part.ts';
