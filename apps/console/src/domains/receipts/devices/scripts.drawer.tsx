import {
  monitorScriptsDevices,
  monitorScriptsList,
  monitorScriptsVersion,
  monitorScriptsVersions,
} from '@platform/sdk/operations';
import { Badge, Button, Field, KeyValueList, Select, Skeleton, TextDiffView } from '@platform/ui-kit/skin';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CountCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useFormats } from '../../../shared/format.ts';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { WentLiveLine } from '../../../shared/went-live.line.tsx';
import { kindWord } from './devices.parts.ts';
import { scriptMessages } from './scripts.messages.ts';
import { rollOutText, type ScriptRow, type VersionRow } from './scripts.parts.ts';

type Drawer = RowDrawerProps<ScriptRow, ScriptRow>;

export interface ScriptDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  controls: (row: ScriptRow) => ReactNode;
  /** Absent: the role may not put versions live. */
  onGoLive: ((row: ScriptRow, version: VersionRow) => void) | undefined;
}

/** One script (`?script=`): devices of each version, the versions, and the difference between two. */
export function ScriptDrawer({ of, screen, controls, onGoLive }: ScriptDrawerProps) {
  const say = useText(scriptMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="xl"
      label={say('details')}
      useRow={useScript}
      missing={{ title: say('notFound') }}
      head={(row) =>
        row
          ? {
              title: row.name,
              note: [
                kindWord(row.kind, say),
                row.liveVersion === null ? say('notLive') : say('live', { version: row.liveVersion }),
                rollOutText(row, say),
              ]
                .filter(Boolean)
                .join(' · '),
              corner: controls(row),
            }
          : {}
      }
    >
      {(row) => <Content key={row.id} row={row} onGoLive={onGoLive} />}
    </RowDrawer>
  );
}

const useScript: Drawer['useRow'] = (scriptId, listed) => {
  const { data, isPending, error } = useOperation(
    monitorScriptsList,
    { scriptId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

const versionsAtOnce = 20;

function Content({ row, onGoLive }: { row: ScriptRow; onGoLive: ScriptDrawerProps['onGoLive'] }) {
  const say = useText(scriptMessages);
  const [shown, setShown] = useState(versionsAtOnce);
  const [compared, setCompared] = useState<string>();
  const { data, error } = useOperation(
    monitorScriptsVersions,
    { scriptId: row.id, pageSize: shown },
    { keepPrevious: true },
  );
  const versions = data?.list ?? [];
  return (
    <>
      <Spread scriptId={row.id} />
      <DrawerPart title={say('versions')}>
        <ErrorNotice error={error} />
        {!data && !error && <Skeleton className="h-24 w-full" />}
        {data && versions.length === 0 && <p className="text-muted-foreground">{say('noVersions')}</p>}
        <ol className="grid gap-2">
          {versions.map((version) => (
            <li key={version.id}>
              <VersionItem
                row={version}
                onCompare={() => setCompared(version.id)}
                onGoLive={onGoLive && (() => onGoLive(row, version))}
              />
            </li>
          ))}
        </ol>
        {data && versions.length < data.total && (
          <Button size="sm" className="justify-self-start" onClick={() => setShown(shown + versionsAtOnce)}>
            {say('moreVersions')}
          </Button>
        )}
      </DrawerPart>
      {versions.length > 0 && (
        <Difference
          key={compared ?? versions[0]?.id}
          versions={versions}
          after={compared ?? versions[0]?.id ?? ''}
        />
      )}
    </>
  );
}

function Spread({ scriptId }: { scriptId: string }) {
  const say = useText(scriptMessages);
  const { number } = useFormats();
  const { data, error } = useOperation(monitorScriptsDevices, { scriptId }, { everyMs: 15_000 });
  return (
    <DrawerPart title={say('spread')}>
      <ErrorNotice error={error} />
      {data?.list.length === 0 && <p className="text-muted-foreground">{say('noSpread')}</p>}
      {data && data.list.length > 0 && (
        <KeyValueList
          items={data.list.map(({ versionId, version, runningCount, wantedCount }) => ({
            key: versionId ?? 'other',
            label: version === null ? say('otherContent') : say('versionOf', { version }),
            value:
              version === null ? (
                <CountCell count={runningCount} />
              ) : (
                say('spreadText', { running: number(runningCount), wanted: number(wantedCount) })
              ),
          }))}
        />
      )}
    </DrawerPart>
  );
}

function VersionItem({
  row,
  onCompare,
  onGoLive,
}: {
  row: VersionRow;
  onCompare: () => void;
  onGoLive: (() => void) | undefined;
}) {
  const say = useText(scriptMessages);
  const { dateTime, number } = useFormats();
  const { version } = row;
  return (
    <article aria-label={say('versionOf', { version })} className="grid gap-1 rounded-md border bg-card p-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-medium">{say('versionOf', { version })}</h3>
        {row.isLive && (
          <Badge tone="success">
            <CircleCheck aria-hidden />
            {say('isLive')}
          </Badge>
        )}
        <span className="ms-auto flex flex-wrap gap-2">
          <Button size="sm" aria-label={say('compareOf', { version })} onClick={onCompare}>
            {say('compare')}
          </Button>
          {!row.isLive && onGoLive && (
            <Button size="sm" variant="primary" aria-label={say('goLiveOf', { version })} onClick={onGoLive}>
              {say('goLive')}
            </Button>
          )}
        </span>
      </div>
      <p className="wrap-anywhere">{row.note}</p>
      <p className="text-sm text-muted-foreground">
        {say('savedBy', {
          account: row.author ?? say('shipped'),
          time: dateTime(row.createdAt),
          bytes: number(row.sizeBytes),
        })}
      </p>
      <WentLiveLine version={row} />
      <p className="flex min-w-0 items-center gap-1 text-sm text-muted-foreground">
        <span className="shrink-0">{say('checksum')}</span>
        <CopyText value={row.checksum} oneLine className="min-w-0 font-mono text-xs" />
      </p>
    </article>
  );
}

/** In the choice of versions: an empty text, which shows a version whole. */
const nothing = 'nothing';

/** Two versions, line by line: at first the chosen one and the one before it. */
function Difference({ versions, after: chosen }: { versions: readonly VersionRow[]; after: string }) {
  const say = useText(scriptMessages);
  const [after, setAfter] = useState(chosen);
  const place = versions.findIndex(({ id }) => id === chosen);
  const [before, setBefore] = useState(versions[place + 1]?.id ?? nothing);
  const [old, next] = [useContent(before), useContent(after)];
  const options = [
    ...versions.map(({ id, version, note }) => ({
      value: id,
      label: say('versionOf', { version }),
      detail: note,
    })),
    { value: nothing, label: say('nothing') },
  ];
  const error = old.error ?? next.error;
  return (
    <DrawerPart title={say('difference')}>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={say('from')} className="w-44">
          <Select value={before} options={options} onValueChange={setBefore} />
        </Field>
        <Field label={say('until')} className="w-44">
          <Select value={after} options={options} onValueChange={setAfter} />
        </Field>
      </div>
      {error ? (
        <ErrorNotice error={error} />
      ) : old.text === undefined || next.text === undefined ? (
        <Skeleton className="h-48 w-full" />
      ) : (
        <TextDiffView
          label={say('difference')}
          before={old.text}
          after={next.text}
          fold={{ context: 3, label: (count) => say('hiddenLines', { count }) }}
          className="max-h-[60dvh]"
          labels={{
            added: say('added'),
            removed: say('removed'),
            changed: say('changedLine'),
            same: say('same'),
            none: say('noDifference'),
          }}
        />
      )}
    </DrawerPart>
  );
}

/** A version never changes, so it is read once. */
function useContent(versionId: string): { text: string | undefined; error: unknown } {
  const { data, error } = useOperation(
    monitorScriptsVersion,
    { versionId },
    { enabled: versionId !== nothing, staleMs: 600_000 },
  );
  return { text: versionId === nothing ? '' : data?.content, error };
}
