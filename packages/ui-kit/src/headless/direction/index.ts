export { type Direction, keyAlongLine, readsToLeft } from './direction.ts';
export { useDocumentDirection } from './use-document-direction.ts';
