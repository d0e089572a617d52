export { ConfirmDialog } from './confirm-dialog.tsx';
export { RangePanel } from './date-time-range.panel.tsx';
export { DialogPanel, DialogParts } from './dialog.parts.tsx';
export { FormDialog } from './form-dialog.tsx';
export { ListboxPanel } from './listbox-panel.tsx';
export * from './menu.parts.tsx';
export { PopoverPanel } from './popover.parts.tsx';
export { PromptDialog } from './prompt-dialog.tsx';
export { ToastRegion } from './toast.parts.tsx';
