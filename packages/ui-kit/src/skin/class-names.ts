import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-variant': ['numeric'], ring: ['focus-ring', 'focus-ring-inset'] } },
} as Parameters<typeof extendTailwindMerge>[0]);

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
