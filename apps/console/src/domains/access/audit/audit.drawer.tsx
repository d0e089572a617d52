import { auditRecordsDetail } from '@platform/sdk/operations';
import { DiffView, KeyValueList, Notice } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { roleName } from '../../../shared/role.messages.ts';
import type { Role } from '../../../shared/roles.ts';
import { agentText } from '../../../shared/user-agent.ts';
import { fieldWord } from './audit.fields.ts';
import {
  type AuditDetail,
  type AuditRow,
  actorText,
  linkLook,
  objectLink,
  outcomeLook,
} from './audit.labels.ts';
import { auditMessages } from './audit.messages.ts';
import { objectWord, operationWord, settingTitle } from './audit.words.ts';

type Drawer = RowDrawerProps<AuditRow, AuditDetail>;

/** One record at its own URL (`?record=`): the change, its author, and its link in the chain. */
export function AuditDrawer({ of, screen, role }: Pick<Drawer, 'of' | 'screen'> & { role: Role }) {
  const say = useText(auditMessages);
  const language = useLanguage();
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useRecord}
      missing={{ title: say('notFound') }}
      head={(detail) => {
        if (!detail) return {};
        const { word, ...looks } = outcomeLook(detail.record, say);
        return {
          title: (
            <>
              {operationWord(detail.record.operation, language)}
              <StatusCell looks={looks}>{word}</StatusCell>
            </>
          ),
          note: <TimeCell value={detail.record.createdAt} />,
        };
      }}
    >
      {(detail) => <Content detail={detail} role={role} />}
    </RowDrawer>
  );
}

const useRecord: Drawer['useRow'] = (id) => {
  const { data, isPending, error } = useOperation(auditRecordsDetail, { id });
  return { data, isPending, error };
};

const linkStyle = 'focus-ring rounded-xs text-primary underline underline-offset-2';

function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <AppLink href={href} className={linkStyle}>
      {children}
    </AppLink>
  );
}

function Content({ detail, role }: { detail: AuditDetail; role: Role }) {
  const say = useText(auditMessages);
  const language = useLanguage();
  const { number } = useFormats();
  const { record, before, after, chain } = detail;
  const { objectType, objectId, requestId, position } = record;
  const link = linkLook(chain, say);
  const name = objectType === 'setting' ? settingTitle(objectId, language) : objectId;
  const others = objectId !== '' && listLink('auditRecords.list', role, { objectType, objectId });
  return (
    <>
      {chain === 'broken' && (
        <Notice tone="danger" title={say('broken')}>
          {say('brokenHelp')}
        </Notice>
      )}
      <KeyValueList
        items={[
          {
            key: 'object',
            label: objectWord(objectType, language),
            value:
              name === '' ? (
                <NoValue />
              ) : (
                <span className="wrap-anywhere">
                  <Linked href={objectLink(record, role)}>{name}</Linked>
                </span>
              ),
          },
          {
            key: 'actor',
            label: say('actorName'),
            value: [actorText(record, say), callerNote(record, say, language)].filter(Boolean).join(' · '),
          },
          ...(record.outcome === 'success'
            ? []
            : [{ key: 'outcome', label: say('outcome'), value: record.outcome }]),
        ]}
      />
      <DrawerPart title={say('changes')}>
        {before === null && after === null ? (
          <p className="text-muted-foreground">{say('noValues')}</p>
        ) : (
          <DiffView
            label={say('changes')}
            before={parsed(before)}
            after={parsed(after)}
            fieldName={(path) => fieldWord(path, objectType, language)}
            labels={{
              ...{ before: say('before'), after: say('after'), field: say('field') },
              ...{ added: say('added'), removed: say('removed'), changed: say('changed'), same: say('same') },
              ...{ onlyChanges: say('onlyChanges'), none: say('noDifference') },
            }}
          />
        )}
      </DrawerPart>
      <DrawerPart title={say('facts')}>
        <KeyValueList
          items={[
            {
              key: 'ip',
              label: say('ip'),
              value:
                record.ip === '' ? <NoValue /> : <CopyText value={record.ip} className="font-mono text-sm" />,
            },
            {
              key: 'device',
              label: say('device'),
              value:
                record.userAgent === '' ? (
                  <NoValue />
                ) : (
                  <span title={record.userAgent}>{agentText(record.userAgent)}</span>
                ),
            },
            {
              key: 'requestId',
              label: say('requestId'),
              value: <CopyText value={requestId} className="font-mono text-sm" />,
            },
            {
              key: 'chain',
              label: say('chain'),
              value: (
                <span className="flex flex-wrap items-center gap-2">
                  <StatusCell looks={{ tone: link.tone, icon: link.icon }}>{link.word}</StatusCell>
                  {position !== null && <span className="numeric">{`#${number(position)}`}</span>}
                </span>
              ),
            },
          ]}
        />
      </DrawerPart>
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        {others && <Linked href={others}>{say('allOfObject')}</Linked>}
        <Linked href={listLink('auditRecords.list', role, { requestId })}>{say('allOfRequest')}</Linked>
      </p>
    </>
  );
}

/** A value that is absent has no fields, so that all of the other side is new or removed. */
const parsed = (json: string | null): unknown => (json === null ? {} : JSON.parse(json));

function callerNote(
  { actorKind, actorRole }: AuditRow,
  say: ReturnType<typeof useText<typeof auditMessages.table>>,
  language: ReturnType<typeof useLanguage>,
): string | undefined {
  if (actorKind === 'merchant') return say('merchantCall');
  if (actorKind === 'device') return say('deviceCall');
  return actorRole === null ? undefined : roleName(actorRole, language);
}
