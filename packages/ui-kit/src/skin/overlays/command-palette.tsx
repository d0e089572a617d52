import { Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  type MatchedRange,
  type PaletteGroup,
  type PaletteItem,
  type RankedGroup,
  usePalette,
} from '../../headless/palette/index.ts';
import { Kbd } from '../display/kbd.tsx';
import { Spinner } from '../display/spinner.tsx';
import { cn } from '../theme/class-names.ts';
import { Dialog, DialogContent, DialogTitle } from './dialog.tsx';
import { menuItemStyle, menuLabelStyle } from './menu-style.ts';

export type CommandPaletteItem = PaletteItem<ReactNode>;
export type CommandPaletteGroup = PaletteGroup<ReactNode>;

export interface CommandPaletteLabels {
  /** Accessible name: "Search and commands". */
  title: string;
  placeholder: string;
  /** Shown when there are no results. */
  empty: string;
  loading: string;
  /** Key hints in the footer. */
  keys: { move: string; choose: string; close: string };
  /** "12 results", announced when the list changes. */
  count: (count: number) => string;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly CommandPaletteGroup[];
  query: string;
  onQueryChange: (query: string) => void;
  /** Called on Enter or click; the caller decides whether to close. */
  onSelect: (item: CommandPaletteItem) => void;
  /** A source is still searching; existing results can be chosen meanwhile. */
  loading?: boolean;
  /** Below the list: an error of a source, or a hint. */
  notice?: ReactNode;
  /** Recently used ids, newest first. */
  recentIds?: readonly string[];
  labels: CommandPaletteLabels;
}

/** Search over pages and actions. Load it lazily and open it by a shortcut. */
export function CommandPalette({ open, onOpenChange, ...props }: CommandPaletteProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        hideClose
        size="lg"
        className="top-2 bottom-auto max-h-[min(32rem,calc(100dvh-1rem))] w-[calc(100%-1rem)] overflow-hidden rounded-xl sm:max-h-[min(32rem,76dvh)]"
      >
        <DialogTitle className="sr-only">{props.labels.title}</DialogTitle>
        <PaletteInside {...props} />
      </DialogContent>
    </Dialog>
  );
}

function PaletteInside(props: Omit<CommandPaletteProps, 'open' | 'onOpenChange'>) {
  const { groups, query, onQueryChange, onSelect, loading = false, notice, recentIds, labels } = props;
  const palette = usePalette({ open: true, groups, query, onSelect, ...(recentIds && { recentIds }) });
  return (
    <>
      <div className="flex items-center gap-2.5 border-b px-4">
        {loading ? (
          <Spinner className="shrink-0 text-muted-foreground" />
        ) : (
          <Search aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        )}
        <input
          {...palette.listbox.controlProps}
          aria-label={labels.title}
          aria-autocomplete="list"
          aria-busy={loading || undefined}
          placeholder={labels.placeholder}
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onQueryChange(event.target.value)}
          className="h-12 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-muted-foreground"
        />
      </div>
      <div
        {...palette.listbox.listProps}
        role="listbox"
        tabIndex={-1}
        aria-label={labels.title}
        className="scrollbar-thin min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 outline-none"
      >
        {palette.groups.map((group, index) => (
          <PaletteSection
            key={group.id}
            group={group}
            firstIndex={palette.groups.slice(0, index).reduce((sum, before) => sum + before.items.length, 0)}
            optionProps={palette.listbox.optionProps}
          />
        ))}
      </div>
      {palette.count === 0 && (
        <p className="px-4 pt-2 pb-8 text-center text-muted-foreground">
          {loading ? labels.loading : labels.empty}
        </p>
      )}
      {notice && <div className="border-t px-4 py-2 text-sm text-muted-foreground">{notice}</div>}
      <p role="status" className="sr-only">
        {loading ? labels.loading : labels.count(palette.count)}
      </p>
      <KeysLine keys={labels.keys} />
    </>
  );
}

interface PaletteSectionProps {
  group: RankedGroup<ReactNode>;
  firstIndex: number;
  optionProps: ReturnType<typeof usePalette>['listbox']['optionProps'];
}

function PaletteSection({ group, firstIndex, optionProps }: PaletteSectionProps) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a listbox; a fieldset may not stand in one
    <div role="group" aria-labelledby={headingId} className="mb-1 last:mb-0">
      <div id={headingId} className={menuLabelStyle}>
        {group.heading}
      </div>
      {group.items.map(({ item, ranges }, index) => (
        // The search field keeps focus and keys (aria-activedescendant): options handle only the pointer.
        <div
          key={item.id}
          {...optionProps(firstIndex + index)}
          onPointerDown={(event) => event.preventDefault()}
          // When space is short, truncate the hint instead of the label; on a phone the hint is below.
          className={cn(menuItemStyle, 'group min-h-9 scroll-my-2 data-active:bg-accent max-sm:flex-wrap')}
        >
          {item.icon}
          <span className="min-w-0 flex-auto truncate">
            <Marked text={item.label} ranges={ranges} />
          </span>
          {item.hint && (
            <span className="max-w-full shrink-99 truncate text-xs text-muted-foreground group-data-active:text-accent-foreground">
              {item.hint}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

/** The label with the matched parts in bold. */
function Marked({ text, ranges }: { text: string; ranges: readonly MatchedRange[] }) {
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(([from, to], index) => (
        <span key={from}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <mark className="bg-transparent font-semibold text-accent-foreground">{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

/** Hidden on a phone, which has no such keys. */
function KeysLine({ keys }: { keys: CommandPaletteLabels['keys'] }) {
  return (
    <p
      aria-hidden
      className="flex items-center gap-4 border-t bg-muted/40 px-4 py-2 text-xs text-muted-foreground max-sm:hidden"
    >
      <span className="flex items-center gap-1.5">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {keys.move}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>↵</Kbd>
        {keys.choose}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>Esc</Kbd>
        {keys.close}
      </span>
    </p>
  );
}
