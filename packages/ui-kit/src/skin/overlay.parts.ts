export { DialogPanel, DialogParts } from './dialog.parts.tsx';
export * from './menu.parts.tsx';
export { PopoverPanel } from './popover.parts.tsx';
export { ToastRegion } from './toast.parts.tsx';
