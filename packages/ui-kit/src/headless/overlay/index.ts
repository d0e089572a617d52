export { type MenuTriggerProps, menuTriggerProps } from './menu-trigger.ts';
export { type ContextTriggerProps, useContextTrigger } from './use-context-trigger.ts';
export { type Overlay, type OverlayOptions, type Place, useOverlay } from './use-overlay.ts';
