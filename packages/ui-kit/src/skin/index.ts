// Entry of the skin. Each part can also be imported alone: `@platform/ui-kit/skin/<file>`.

export { Button, type ButtonProps, IconButton, type IconButtonProps } from './button.tsx';
export { buttonStyle } from './button-style.ts';
export type { ChartLabels } from './charts/chart-frame.tsx';
export { type ChartPart, DonutChart, type DonutChartProps } from './charts/donut-chart.tsx';
export { FunnelChart, type FunnelChartProps } from './charts/funnel-chart.tsx';
export { HeatMap, type HeatMapProps } from './charts/heat-map.tsx';
export { SeriesChart, type SeriesChartProps } from './charts/series-chart.tsx';
export { Sparkline, type SparklineProps } from './charts/sparkline.tsx';
export { type StatDelta, StatTile, type StatTileProps } from './charts/stat-tile.tsx';
export { Badge, type BadgeProps, CountBadge } from './display/badge.tsx';
export { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from './display/card.tsx';
export { CopyableText, type CopyableTextProps, copyToClipboard } from './display/copyable-text.tsx';
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
} from './display/data-display.tsx';
export type { DiffLabels } from './display/diff-looks.ts';
export { DiffView, type DiffViewProps } from './display/diff-view.tsx';
export { EmptyState, type EmptyStateProps } from './display/empty-state.tsx';
export { JsonView, type JsonViewProps } from './display/json-view.tsx';
export { Kbd } from './display/kbd.tsx';
export { MaskedAccount, type MaskedAccountProps } from './display/masked-account.tsx';
export { Notice, type NoticeProps } from './display/notice.tsx';
export { ProgressBar, type ProgressBarProps } from './display/progress-bar.tsx';
export { QrCode, type QrCodeProps } from './display/qr-code.tsx';
export { Separator } from './display/separator.tsx';
export { Skeleton } from './display/skeleton.tsx';
export { type SmallColumn, SmallTable, type SmallTableProps } from './display/small-table.tsx';
export { Spinner } from './display/spinner.tsx';
export { StatusBadge, type StatusBadgeProps } from './display/status-badge.tsx';
export { TextDiffView, type TextDiffViewProps } from './display/text-diff-view.tsx';
export { RelativeTime, type RelativeTimeProps, TimeText, type TimeTextProps } from './display/time-text.tsx';
export { Timeline, type TimelineItem } from './display/timeline.tsx';
export { Checkbox } from './fields/checkbox.tsx';
export {
  type DateTimePreset,
  DateTimeRange,
  type DateTimeRangeLabels,
  type DateTimeRangeProps,
  type DateTimeRangeValue,
} from './fields/date-time-range.tsx';
export { type ExtraEntry, ExtrasEditor, type ExtrasEditorProps } from './fields/extras-editor.tsx';
export { Field, type FieldProps } from './fields/field.tsx';
export { useFieldControl } from './fields/field-context.ts';
export { FileDrop, type FileDropItem, type FileDropLabels, type FileDropProps } from './fields/file-drop.tsx';
export {
  Form,
  FormActions,
  FormField,
  type FormFieldProps,
  type FormProps,
  FormSection,
  type FormSectionProps,
  FormSummary,
} from './fields/form.tsx';
export { Input, type InputProps, Textarea } from './fields/input.tsx';
export { Label } from './fields/label.tsx';
export { MoneyInput, type MoneyInputProps, type ReadMoney } from './fields/money-input.tsx';
export { MonthCalendar, type MonthCalendarProps } from './fields/month-calendar.tsx';
export { MultiSelect, type MultiSelectProps } from './fields/multi-select.tsx';
export { NumberInput, type NumberInputProps } from './fields/number-input.tsx';
export { SecretInput } from './fields/secret-input.tsx';
export { SegmentedControl, type SegmentedControlProps } from './fields/segmented-control.tsx';
export { Select, type SelectOption, type SelectProps } from './fields/select.tsx';
export { Switch } from './fields/switch.tsx';
export {
  type OpenedTabCommand,
  type OpenedTabItem,
  OpenedTabs,
  type OpenedTabsLabels,
  type OpenedTabsProps,
} from './navigation/opened-tabs.tsx';
export { ScrollArea, type ScrollAreaProps } from './navigation/scroll-area.tsx';
export { Tabs, TabsContent, TabsList, TabsTrigger } from './navigation/tabs.tsx';
export {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteItem,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './overlays/command-palette.tsx';
export type { ConfirmOptions } from './overlays/confirm-dialog.tsx';
export {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuLabel,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from './overlays/context-menu.tsx';
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
} from './overlays/dialog.tsx';
export {
  type CustomDialogControl,
  type CustomDialogOptions,
  type Dialogs,
  DialogsProvider,
  useDialogs,
} from './overlays/dialogs.tsx';
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
} from './overlays/dropdown-menu.tsx';
export type { FormDialogOptions } from './overlays/form-dialog.tsx';
export {
  Popover,
  PopoverContent,
  type PopoverContentProps,
  PopoverTrigger,
} from './overlays/popover.tsx';
export type { PromptOptions } from './overlays/prompt-dialog.tsx';
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
} from './overlays/sheet.tsx';
export { type ToastContent, Toaster, toast } from './overlays/toast.tsx';
export { Tooltip, type TooltipProps } from './overlays/tooltip.tsx';
export {
  DataTable,
  type DataTableLabels,
  type DataTableProps,
  type TableProblem,
} from './table/data-table.tsx';
export { FilterChip, type FilterChipProps } from './table/filter-chip.tsx';
export { Pager, type PagerLabels, type PagerProps } from './table/pager.tsx';
export { TableViewOptions, type TableViewOptionsProps } from './table/table-view-options.tsx';
export { cn } from './theme/class-names.ts';
export { type Tone, toneIcon, toneSurface, toneText } from './theme/tone.ts';
export { type UiLabels, UiProvider, useUiLabels } from './ui-provider.tsx';
