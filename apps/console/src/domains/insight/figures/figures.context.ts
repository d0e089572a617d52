import { createContext, useContext } from 'react';
import type { LinkFilter } from '../../../shared/list.links.ts';
import type { Breakdown, MeasureName, OrderFigure, Period } from './figures.model.ts';

/** What the parts of the page share. */
export interface FiguresView {
  readonly breakdown: Breakdown;
  readonly orderType: 1 | 2;
  /** Every figure shown is of one currency: amounts of several cannot be added. */
  readonly currency: string;
  readonly shown: readonly MeasureName[];
  /** The list behind a figure of a period; undefined if the role has none. */
  readonly link: (period: Period, figure?: OrderFigure, more?: LinkFilter) => string | undefined;
}

const FiguresContext = createContext<FiguresView | null>(null);
export const FiguresProvider = FiguresContext.Provider;

export function useFiguresView(): FiguresView {
  const view = useContext(FiguresContext);
  if (!view) throw new Error('useFiguresView is for the parts of the figures page.');
  return view;
}
