export { keyAlongLine, readsToLeft } from './direction.ts';
