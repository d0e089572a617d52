import type { Tone } from '@platform/ui-kit/skin';
import { CircleCheck, CircleSlash, type LucideIcon } from 'lucide-react';

/** The look of what can be enabled and disabled. */
export const stateLooks: Record<'enabled' | 'disabled', { tone: Tone; icon: LucideIcon }> = {
  enabled: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'neutral', icon: CircleSlash },
};
export const stateOf = ({ enabled }: { readonly enabled: boolean }) => (enabled ? 'enabled' : 'disabled');
