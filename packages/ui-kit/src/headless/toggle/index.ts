export { type CheckedState, type ToggleOptions, type ToggleProps, useToggle } from './use-toggle.ts';
