import { payScriptsList, payScriptsVersion, payScriptsVersions } from '@platform/sdk/operations';
import { Button, EmptyState, Skeleton } from '@platform/ui-kit/skin';
import { ArrowLeft, SearchX } from 'lucide-react';
import { useState } from 'react';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { useText } from '../../../../shared/messages.ts';
import { usePage } from '../../../../shared/page.tsx';
import { useOperation } from '../../../../shared/query.ts';
import type { ScriptRow, VersionRow } from './scripts.parts.ts';
import { type Draft, draftOf } from './workbench.draft.ts';
import { workbenchMessages } from './workbench.messages.ts';
import { WorkbenchPage } from './workbench.page.tsx';

export interface WorkbenchProps {
  scriptId: string;
  listed: ScriptRow | undefined;
  context: ListContext;
  /** What was changed and not saved. */
  draft: Draft | undefined;
  onDraft: (draft: Draft | undefined) => void;
  onBack: () => void;
}

const versionsAtOnce = 20;
const mostVersions = 200;

/** The page of one script, at `?script=` and `&version=`. Reads what the page needs. */
export function Workbench({ scriptId, listed, context, draft, onDraft, onBack }: WorkbenchProps) {
  const say = useText(workbenchMessages);
  const { search, setSearch } = usePage();
  const [pageSize, setPageSize] = useState(versionsAtOnce);
  const rows = useOperation(payScriptsList, { scriptId }, { enabled: listed === undefined });
  const versions = useOperation(payScriptsVersions, { scriptId, pageSize }, { keepPrevious: true });
  const script = listed ?? rows.data?.list[0];
  const list = versions.data?.list;
  const wantedId = draft?.versionId ?? versionIdOf(list, Number(search.version), script?.liveVersionId);
  const detail = useOperation(
    payScriptsVersion,
    { versionId: wantedId ?? '' },
    { enabled: wantedId !== undefined, staleMs: 60_000 },
  );
  const error = rows.error ?? versions.error ?? detail.error;
  const openVersion = (version: VersionRow | undefined) => {
    onDraft(undefined);
    setSearch({ ...search, version: version ? String(version.version) : '', run: '' }, { replace: true });
  };
  const back = (
    <Button size="sm" variant="ghost" className="justify-self-start" onClick={onBack}>
      <ArrowLeft aria-hidden />
      {say('back')}
    </Button>
  );
  if (!error && script && list && detail.data)
    return (
      <WorkbenchPage
        key={detail.data.version.id}
        script={script}
        versions={list}
        total={versions.data?.total ?? list.length}
        detail={detail.data}
        draft={draft ?? draftOf(detail.data)}
        context={context}
        back={back}
        onDraft={onDraft}
        onOpenVersion={openVersion}
        onMore={() => setPageSize(Math.min(pageSize * 2, mostVersions))}
      />
    );
  const isMissing = (listed === undefined && rows.data && !script) || (list && wantedId === undefined);
  return (
    <div className="grid gap-4 p-3 sm:p-4">
      {back}
      {error ? (
        <ErrorNotice error={error} />
      ) : isMissing ? (
        <EmptyState icon={SearchX} title={say(script ? 'versionMissing' : 'notFound')} />
      ) : (
        <div aria-busy className="grid gap-4">
          <h1 className="sr-only">{say('loading')}</h1>
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </div>
  );
}

/** The wanted version, else the live one, else the newest. */
export function versionIdOf(
  versions: readonly Pick<VersionRow, 'id' | 'version'>[] | undefined,
  wanted: number,
  liveId: string | null | undefined,
): string | undefined {
  if (!versions) return undefined;
  const named = versions.find(({ version }) => version === wanted);
  return (named ?? versions.find(({ id }) => id === liveId) ?? versions[0])?.id;
}
