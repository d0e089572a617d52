import { relativeText, useNow } from '../../headless/clock/index.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import { cn } from '../theme/class-names.ts';

export interface TimeTextProps {
  /** Machine-readable, ISO 8601. */
  dateTime: string;
  /** What is shown: "2026-11-22 10:00:00". */
  text: string;
  /** Full time with zone, on hover and focus. */
  exact?: string;
  className?: string;
}

/** A time that the app has formatted. */
export function TimeText({ dateTime, text, exact, className }: TimeTextProps) {
  const time = (
    <time
      dateTime={dateTime}
      tabIndex={exact ? 0 : undefined}
      className={cn(
        'numeric',
        exact && 'focus-ring rounded-xs decoration-dotted underline-offset-4 hover:underline',
        className,
      )}
    >
      {text}
    </time>
  );
  return exact ? <Tooltip content={exact}>{time}</Tooltip> : time;
}

export interface RelativeTimeProps {
  dateTime: string;
  /** Language of the text: "zh-CN". */
  language: string;
  /** The exact time with its zone, in words of the app: "2026-11-22 10:00:00 (Asia/Shanghai)". */
  exact: string;
  className?: string;
}

/** Relative time, updated by one shared clock; the exact time on hover and focus. */
export function RelativeTime({ dateTime, language, exact, className }: RelativeTimeProps) {
  const nowMs = useNow();
  const text = relativeText(Date.parse(dateTime), nowMs, language);
  return <TimeText dateTime={dateTime} text={text} exact={exact} {...(className && { className })} />;
}
