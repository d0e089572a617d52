import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Tone, toneIcon } from '../theme/tone.ts';
import { Badge } from './badge.tsx';

export interface StatusBadgeProps {
  tone: Tone;
  /** Replaces the tone's icon. */
  icon?: LucideIcon;
  children: ReactNode;
  className?: string;
}

/** A state: colour, icon and word together. */
export function StatusBadge({ tone, icon, children, className }: StatusBadgeProps) {
  const Icon = icon ?? toneIcon[tone];
  return (
    <Badge tone={tone} className={className}>
      <Icon aria-hidden />
      <span className="truncate">{children}</span>
    </Badge>
  );
}
