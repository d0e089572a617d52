import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import {
  firstEnabledIndex,
  type ListboxOption,
  lastEnabledIndex,
  nextEnabledIndex,
  typeAheadIndex,
} from './listbox-model.ts';

export interface ListboxSettings<Value> {
  options: readonly ListboxOption<Value>[];
  /** Whether the list is visible. */
  open: boolean;
  isSelected: (value: Value) => boolean;
  /** Called for the option chosen by Enter, Space or click. */
  onChoose: (value: Value) => void;
  /** Typed letters go to a search field instead of type-ahead, and Space is a character. */
  searchable?: boolean;
  /** Wrap from the last option to the first and back. */
  loop?: boolean;
}

export interface Listbox<Value> {
  activeIndex: number;
  setActiveIndex(index: number): void;
  /** For the focused element (button or search field). */
  controlProps: {
    role: 'combobox';
    'aria-expanded': boolean;
    'aria-haspopup': 'listbox';
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  listProps: { role: 'listbox'; id: string };
  optionProps(index: number): {
    role: 'option';
    id: string;
    'aria-selected': boolean;
    'aria-disabled': true | undefined;
    'data-active': true | undefined;
    onPointerMove: () => void;
    onClick: () => void;
  };
  choose(value: Value): void;
}

const typeAheadPauseMs = 600;

/** Keyboard and ARIA of a list of options; the focus stays on its control. */
export function useListbox<Value>(settings: ListboxSettings<Value>): Listbox<Value> {
  const { options, open, isSelected, onChoose, searchable = false, loop = false } = settings;
  const id = useId();
  const [wanted, setWanted] = useState(-1);
  const typed = useRef({ text: '', at: 0 });

  const wasOpen = useRef(false);
  useEffect(() => {
    if (open && !wasOpen.current) setWanted(options.findIndex((option) => isSelected(option.value)));
    wasOpen.current = open;
  }, [open, options, isSelected]);

  const activeIndex = options[wanted] && !options[wanted].disabled ? wanted : firstEnabledIndex(options);
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    if (open) document.getElementById(`${id}-option-${activeIndex}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [open, activeIndex, id]);

  const choose = (value: Value) => onChoose(value);
  const chooseActive = () => {
    const option = options[activeIndex];
    if (option && !option.disabled) onChoose(option.value);
  };

  const step = (by: 1 | -1): number => {
    const next = nextEnabledIndex(options, activeIndex, by);
    if (next !== activeIndex || !loop) return next;
    return by === 1 ? firstEnabledIndex(options) : lastEnabledIndex(options);
  };

  const move = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'ArrowDown':
        setWanted(step(1));
        return true;
      case 'ArrowUp':
        setWanted(step(-1));
        return true;
      case 'Home':
        if (searchable) return false;
        setWanted(firstEnabledIndex(options));
        return true;
      case 'End':
        if (searchable) return false;
        setWanted(lastEnabledIndex(options));
        return true;
      case 'PageDown':
        setWanted(nextEnabledIndex(options, Math.min(activeIndex + 9, options.length - 1), 1));
        return true;
      case 'PageUp':
        setWanted(nextEnabledIndex(options, Math.max(activeIndex - 9, 0), -1));
        return true;
      default:
        return false;
    }
  };

  const typeAhead = (event: KeyboardEvent): boolean => {
    if (searchable || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const fresh = event.timeStamp - typed.current.at > typeAheadPauseMs;
    const previous = fresh ? '' : typed.current.text;
    const text = previous === event.key ? event.key : previous + event.key;
    typed.current = { text, at: event.timeStamp };
    const found = typeAheadIndex(options, activeIndex, text);
    if (found >= 0) setWanted(found);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return;
    const chooses = event.key === 'Enter' || (event.key === ' ' && !searchable);
    if (chooses) chooseActive();
    if (chooses || move(event) || typeAhead(event)) event.preventDefault();
  };

  return {
    activeIndex,
    setActiveIndex: setWanted,
    choose,
    controlProps: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-haspopup': 'listbox',
      'aria-controls': open ? `${id}-list` : undefined,
      'aria-activedescendant': open && activeIndex >= 0 ? optionId(activeIndex) : undefined,
      onKeyDown,
    },
    listProps: { role: 'listbox', id: `${id}-list` },
    optionProps: (index) => {
      const option = options[index];
      return {
        role: 'option',
        id: optionId(index),
        'aria-selected': option ? isSelected(option.value) : false,
        'aria-disabled': option?.disabled || undefined,
        'data-active': index === activeIndex || undefined,
        onPointerMove: () => {
          if (option && !option.disabled) setWanted(index);
        },
        onClick: () => {
          if (option && !option.disabled) onChoose(option.value);
        },
      };
    },
  };
}
