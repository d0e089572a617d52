import { Badge, Button } from '@platform/ui-kit/skin';
import { CircleCheck } from 'lucide-react';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import { WentLiveLine } from '../../../../shared/went-live.line.tsx';
import type { VersionRow } from './scripts.parts.ts';
import { workbenchMessages } from './workbench.messages.ts';

export interface VersionsPartProps {
  versions: readonly VersionRow[];
  total: number;
  openId: string | undefined;
  /** Absent: the role may not put versions live. */
  onGoLive: ((version: VersionRow) => void) | undefined;
  onOpen: (version: VersionRow) => void;
  onCompare: (version: VersionRow) => void;
  onMore: () => void;
}

/** The versions of a script, newest first: who wrote each, when and why, and which one is live. */
export function VersionsPart({ versions, total, onMore, ...rest }: VersionsPartProps) {
  const say = useText(workbenchMessages);
  return (
    <section aria-label={say('versions')} className="grid content-start gap-2">
      <h2 className="font-semibold">{say('versions')}</h2>
      <ol className="grid gap-2">
        {versions.map((version) => (
          <li key={version.id}>
            <VersionItem version={version} {...rest} />
          </li>
        ))}
      </ol>
      {versions.length < total && (
        <Button size="sm" className="justify-self-start" onClick={onMore}>
          {say('moreVersions')}
        </Button>
      )}
    </section>
  );
}

function VersionItem({
  version: row,
  openId,
  onGoLive,
  onOpen,
  onCompare,
}: Omit<VersionsPartProps, 'versions' | 'total' | 'onMore'> & { version: VersionRow }) {
  const say = useText(workbenchMessages);
  const { dateTime, number } = useFormats();
  const { version, isLive } = row;
  const isOpen = row.id === openId;
  return (
    <article
      aria-label={say('openVersion', { version })}
      className={`grid gap-1 rounded-md border bg-card p-3 ${isOpen ? 'border-primary' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-medium">{say('openVersion', { version })}</h3>
        {isLive && (
          <Badge tone="success">
            <CircleCheck aria-hidden />
            {say('live')}
          </Badge>
        )}
        {isOpen && <Badge tone="info">{say('isOpen')}</Badge>}
      </div>
      <p className="wrap-anywhere">{row.note}</p>
      <p className="text-sm text-muted-foreground">
        {say('savedBy', { account: row.author ?? say('shipped'), time: dateTime(row.createdAt) })}
      </p>
      <WentLiveLine version={row} />
      <p className="text-sm text-muted-foreground">
        {say('facts', { bytes: number(row.sizeBytes), samples: number(row.sampleCount) })}
      </p>
      <p className="flex min-w-0 items-center gap-1 text-sm text-muted-foreground">
        <span className="shrink-0">{say('checksum')}</span>
        <CopyText value={row.checksum} oneLine className="min-w-0 font-mono text-xs" />
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        {!isOpen && (
          <Button size="sm" aria-label={say('openOf', { version })} onClick={() => onOpen(row)}>
            {say('open')}
          </Button>
        )}
        <Button size="sm" aria-label={say('compareOf', { version })} onClick={() => onCompare(row)}>
          {say('compare')}
        </Button>
        {!isLive && onGoLive && (
          <Button
            size="sm"
            variant="primary"
            aria-label={say('goLiveOf', { version })}
            onClick={() => onGoLive(row)}
          >
            {say('goLive')}
          </Button>
        )}
      </div>
    </article>
  );
}
