import { cn } from '@platform/ui-kit/skin';
import {
  Bell,
  CircleUserRound,
  Landmark,
  type LucideIcon,
  ReceiptText,
  Send,
  ServerCog,
  ShieldAlert,
  Webhook,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { TimeCell } from '../../../shared/cells/cells.tsx';
import type { MessageRow } from './messages.boxes.ts';

/** Icon of a message kind. An unknown kind of a newer server gets the default icon. */
const kindIcons: Readonly<Record<string, LucideIcon>> = {
  notice: Bell,
  order: ReceiptText,
  payout: Send,
  callback: Webhook,
  statement: Landmark,
  risk: ShieldAlert,
  account: CircleUserRound,
  system: ServerCog,
};

export interface MessageListProps {
  label: string;
  rows: readonly MessageRow[];
  openId: string | null;
  onOpen: (id: string) => void;
  /** Shown after the rows: loads more. */
  children?: ReactNode;
}

export function MessageList({ label, rows, openId, onOpen, children }: MessageListProps) {
  return (
    <ul aria-label={label} className="min-h-0 flex-1 divided overflow-y-auto">
      {rows.map(({ msg_id: id, title, kind, create_time }) => {
        const Icon = kindIcons[kind] ?? Bell;
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={id === openId ? 'true' : undefined}
              onClick={() => onOpen(id)}
              className={cn(
                'focus-ring-inset flex w-full items-start gap-3 px-3 py-2.5 text-start hover:bg-muted',
                id === openId && 'bg-accent text-accent-foreground',
              )}
            >
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
              <span className="grid min-w-0 gap-0.5">
                <span className="wrap-anywhere">{title}</span>
                <span className="text-sm text-muted-foreground">
                  <TimeCell value={create_time} />
                </span>
              </span>
            </button>
          </li>
        );
      })}
      {children}
    </ul>
  );
}
