import { useEffect, useRef, useState } from 'react';
import type { PaletteGroup } from './palette-model.ts';

export interface PaletteSourceSettings<Icon> {
  readonly query: string;
  /** Runs the search; must stop when the signal aborts. */
  readonly load: (query: string, signal: AbortSignal) => Promise<readonly PaletteGroup<Icon>[]>;
  /** Shorter queries are not sent. */
  readonly minLength?: number;
  /** Debounce delay. */
  readonly delayMs?: number;
}

export interface PaletteSource<Icon> {
  /** Marked `found`: already filtered and sorted. */
  readonly groups: readonly PaletteGroup<Icon>[];
  readonly loading: boolean;
  /** Error of the last search. */
  readonly problem: unknown;
}

/**
 * Groups from a remote source for the current query. An earlier request is aborted and its late answer
 * dropped. The old result stays until the new one arrives, so that the list does not flicker.
 */
export function usePaletteSource<Icon>(settings: PaletteSourceSettings<Icon>): PaletteSource<Icon> {
  const { query, load, minLength = 2, delayMs = 150 } = settings;
  const wanted = query.trim();
  const asks = wanted.length >= minLength;
  const [answer, setAnswer] = useState<{
    query: string;
    groups: readonly PaletteGroup<Icon>[];
    problem: unknown;
  }>({ query: '', groups: [], problem: undefined });
  const ask = useRef(load);
  ask.current = load;

  useEffect(() => {
    if (!asks) return;
    const control = new AbortController();
    const take = (groups: readonly PaletteGroup<Icon>[], problem?: unknown) => {
      if (!control.signal.aborted) setAnswer({ query: wanted, groups, problem });
    };
    const timer = setTimeout(() => {
      ask.current(wanted, control.signal).then(
        (groups) => take(groups.map((group) => ({ ...group, found: true }))),
        (problem: unknown) => take([], problem ?? new Error('The source failed and did not say why.')),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [asks, wanted, delayMs]);

  if (!asks) return { groups: [], loading: false, problem: undefined };
  const current = answer.query === wanted;
  return {
    groups: answer.groups,
    loading: !current,
    problem: current ? answer.problem : undefined,
  };
}
