import type { Language } from '../language.ts';

/** A ratio as a percentage with one decimal, as the language writes it; empty without one. */
export const ratioText = (ratio: number | null, language: Language): string =>
  ratio === null
    ? ''
    : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(ratio);
