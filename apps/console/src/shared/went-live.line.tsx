import { useFormats } from './format.ts';
import { useText } from './messages.ts';
import { wentLiveMessages } from './went-live.messages.ts';

export interface WentLiveLineProps {
  version: {
    isLive: boolean;
    wentLiveAt: string | null;
    /** Absent from an older server. */
    wentLiveBy?: string | null;
  };
}

/** Since when a version of a script is or was live, and who put it live where that is known. */
export function WentLiveLine({ version: { isLive, wentLiveAt, wentLiveBy } }: WentLiveLineProps) {
  const say = useText(wentLiveMessages);
  const { dateTime } = useFormats();
  if (wentLiveAt === null) return null;
  const key = wentLiveBy ? (isLive ? 'wentLiveBy' : 'wasLiveBy') : isLive ? 'wentLive' : 'wasLive';
  return (
    <p className="text-sm text-muted-foreground">
      {say(key, { time: dateTime(wentLiveAt), account: wentLiveBy ?? '' })}
    </p>
  );
}
