// The package's entry for the skin. Each part is also reachable by itself: `@platform/ui-kit/skin/<file>`.
export { Badge, type BadgeProps, CountBadge } from './badge.tsx';
export { Button, type ButtonProps, IconButton, type IconButtonProps } from './button.tsx';
export { buttonStyle } from './button-style.ts';
export { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from './card.tsx';
export type { ChartLabels } from './chart-frame.tsx';
export { Checkbox } from './checkbox.tsx';
export { cn } from './class-names.ts';
export {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteItem,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './command-palette.tsx';
export type { ConfirmOptions } from './confirm-dialog.tsx';
export {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuLabel,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from './context-menu.tsx';
export { CopyableText, type CopyableTextProps, copyToClipboard } from './copyable-text.tsx';
export {
  Breadcrumbs,
  type BreadcrumbsProps,
  type KeyValueItem,
  KeyValueList,
  type KeyValueListProps,
  Money,
  type MoneyProps,
  PageHeader,
  type PageHeaderProps,
} from './data-display.tsx';
export { DataTable, type DataTableLabels, type DataTableProps, type TableProblem } from './data-table.tsx';
export {
  type DateTimePreset,
  DateTimeRange,
  type DateTimeRangeLabels,
  type DateTimeRangeProps,
  type DateTimeRangeValue,
} from './date-time-range.tsx';
export {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx';
export {
  type CustomDialogControl,
  type CustomDialogOptions,
  type Dialogs,
  DialogsProvider,
  useDialogs,
} from './dialogs.tsx';
export type { DiffLabels } from './diff-looks.ts';
export { DiffView, type DiffViewProps } from './diff-view.tsx';
export { type ChartPart, DonutChart, type DonutChartProps } from './donut-chart.tsx';
export {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { type ExtraEntry, ExtrasEditor, type ExtrasEditorProps } from './extras-editor.tsx';
export { Field, type FieldProps } from './field.tsx';
export { useFieldControl } from './field-context.ts';
export { FileDrop, type FileDropItem, type FileDropLabels, type FileDropProps } from './file-drop.tsx';
export { FilterChip, type FilterChipProps } from './filter-chip.tsx';
export {
  Form,
  FormActions,
  FormField,
  type FormFieldProps,
  type FormProps,
  FormSection,
  type FormSectionProps,
  FormSummary,
} from './form.tsx';
export type { FormDialogOptions } from './form-dialog.tsx';
export { FunnelChart, type FunnelChartProps } from './funnel-chart.tsx';
export { HeatMap, type HeatMapProps } from './heat-map.tsx';
export { Input, type InputProps, Textarea } from './input.tsx';
export { JsonView, type JsonViewProps } from './json-view.tsx';
export { Kbd } from './kbd.tsx';
export { Label } from './label.tsx';
export { MaskedAccount, type MaskedAccountProps } from './masked-account.tsx';
export { MoneyInput, type MoneyInputProps, type ReadMoney } from './money-input.tsx';
export { MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx';
export { MultiSelect, type MultiSelectProps } from './multi-select.tsx';
export { Notice, type NoticeProps } from './notice.tsx';
export { NumberInput, type NumberInputProps } from './number-input.tsx';
export {
  type OpenedTabCommand,
  type OpenedTabItem,
  OpenedTabs,
  type OpenedTabsLabels,
  type OpenedTabsProps,
} from './opened-tabs.tsx';
export { Pager, type PagerLabels, type PagerProps } from './pager.tsx';
export {
  Popover,
  PopoverContent,
  type PopoverContentProps,
  PopoverTrigger,
} from './popover.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export type { PromptOptions } from './prompt-dialog.tsx';
export { QrCode, type QrCodeProps } from './qr-code.tsx';
export { ScrollArea, type ScrollAreaProps } from './scroll-area.tsx';
export { SecretInput } from './secret-input.tsx';
export { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';
export { Select, type SelectOption, type SelectProps } from './select.tsx';
export { Separator } from './separator.tsx';
export { SeriesChart, type SeriesChartProps } from './series-chart.tsx';
export {
  Sheet,
  SheetBody,
  SheetClose,
  SheetContent,
  type SheetContentProps,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from './sheet.tsx';
export { Skeleton } from './skeleton.tsx';
export { Sparkline, type SparklineProps } from './sparkline.tsx';
export { Spinner } from './spinner.tsx';
export { type StatDelta, StatTile, type StatTileProps } from './stat-tile.tsx';
export { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
export { Switch } from './switch.tsx';
export { TableViewOptions, type TableViewOptionsProps } from './table-view-options.tsx';
export { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx';
export { TextDiffView, type TextDiffViewProps } from './text-diff-view.tsx';
export { RelativeTime, type RelativeTimeProps, TimeText, type TimeTextProps } from './time-text.tsx';
export { Timeline, type TimelineItem } from './timeline.tsx';
export { type ToastContent, Toaster, toast } from './toast.tsx';
export { type Tone, toneIcon, toneSurface, toneText } from './tone.ts';
export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { type UiLabels, UiProvider, useUiLabels } from './ui-provider.tsx';
