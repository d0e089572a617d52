export { RangePanel } from '../fields/date-time-range.panel.tsx';
export { ListboxPanel } from '../fields/listbox-panel.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { DialogPanel, DialogParts } from './dialog.parts.tsx';
export { FormDialog } from './form-dialog.tsx';
export * from './menu.parts.tsx';
export { PopoverPanel } from './popover.parts.tsx';
export { PromptDialog } from './prompt-dialog.tsx';
export { ToastRegion } from './toast.parts.tsx';
