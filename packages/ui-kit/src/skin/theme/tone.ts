import { AlertTriangle, Ban, CheckCircle2, CircleDashed, Info, type LucideIcon } from 'lucide-react';

/** The five meanings of a colour. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Text, surface and border of a tone. */
export const toneSurface: Record<Tone, string> = {
  neutral: 'border-neutral-border bg-neutral-surface text-neutral',
  info: 'border-info-border bg-info-surface text-info',
  success: 'border-success-border bg-success-surface text-success',
  warning: 'border-warning-border bg-warning-surface text-warning',
  danger: 'border-danger-border bg-danger-surface text-danger',
};

/** Text of a tone on an ordinary surface. */
export const toneText: Record<Tone, string> = {
  neutral: 'text-neutral',
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
};

/** The icon beside the colour, so that colour is never the only sign. */
export const toneIcon: Record<Tone, LucideIcon> = {
  neutral: CircleDashed,
  info: Info,
  success: CheckCircle2,
  warning: AlertTriangle,
  danger: Ban,
};
