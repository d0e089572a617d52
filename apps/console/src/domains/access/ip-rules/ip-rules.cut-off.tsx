import type { Input, Output } from '@platform/sdk';
import { ipRulesPreview } from '@platform/sdk/operations';
import { Notice } from '@platform/ui-kit/skin';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/client.ts';
import { useFormats } from '../../../shared/format.ts';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { TrialPanel } from '../../../shared/trial.panel.tsx';
import { ipRuleFormMessages } from './ip-rules.form.messages.ts';

type Change = Input<'ipRules.preview'>;

const pauseMs = 400;
const shownAtMost = 5;

/** What a change would cut off, asked after a pause in typing; nothing while the form is incomplete. */
export function CutOff({ kind, change }: { kind: string; change: Change | undefined }) {
  const text = change === undefined ? null : JSON.stringify(change);
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const input = asked === null ? {} : (JSON.parse(asked) as Change);
  // A refusal is shown beside its field when the form is sent.
  const { data } = useOperation(ipRulesPreview, input, { enabled: asked !== null, staleMs: 0 });
  return asked === text && data ? <Effect kind={kind} change={input} preview={data} /> : null;
}

interface EffectProps {
  kind: string;
  change: Change;
  preview: Output<'ipRules.preview'>;
}

function Effect({ kind, change, preview }: EffectProps) {
  const say = useText(ipRuleFormMessages);
  const { number } = useFormats();
  const { ip, shutsOutCaller, sessionCount, sessions, callerCount, callers } = preview;
  if (shutsOutCaller) return <Notice tone="danger">{say('shutsOut', { ip })}</Notice>;
  if (sessionCount + callerCount === 0) {
    // A caller that has been silent for 30 days is not known.
    const isOfCalls = kind === 'merchants' || kind === 'merchant' || kind === 'devices';
    return <Notice tone="info">{say(isOfCalls ? 'refusesNobody' : 'cutsOffNobody')}</Notice>;
  }
  return (
    <>
      <Named
        title={say('cutsOff', { count: number(sessionCount) })}
        count={sessionCount}
        lines={sessions.map((session) => say('session', { account: session.account, ip: session.ip }))}
      />
      <Named
        title={say('refuses', { count: number(callerCount) })}
        count={callerCount}
        lines={callers.map((caller) => say('caller', { name: caller.name, id: caller.id, ip: caller.ip }))}
      />
      {callers.some((caller) => caller.kind === 'merchant') && (
        <TrialPanel of={JSON.stringify(change)} disabled={false} run={() => ordersRefused(change)} />
      )}
    </>
  );
}

/** What became of the orders that the refused callers created. */
async function ordersRefused(change: Change) {
  const { refusedOrders } = await call(ipRulesPreview, { ...change, withOrders: true });
  return refusedOrders ?? { orderCount: 0, goodCount: 0, badCount: 0 };
}

function Named({ title, count, lines }: { title: string; count: number; lines: readonly string[] }) {
  const say = useText(ipRuleFormMessages);
  const { number } = useFormats();
  if (count === 0) return null;
  const rest = count - Math.min(lines.length, shownAtMost);
  return (
    <Notice tone="warning" title={title}>
      <ul className="grid gap-0.5">
        {lines.slice(0, shownAtMost).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an account may have several sessions from one address
          <li key={index}>{line}</li>
        ))}
        {rest > 0 && <li>{say('more', { count: number(rest) })}</li>}
      </ul>
    </Notice>
  );
}

/** Of several rules that change together. */
export function ManyCutOff({
  rows,
  ...change
}: Pick<Change, 'enabled' | 'remove'> & { rows: readonly { readonly id: string; readonly kind: string }[] }) {
  const kinds = new Set(rows.map((row) => row.kind));
  const [kind = ''] = kinds.size === 1 ? kinds : [];
  return <CutOff kind={kind} change={{ ipRuleIds: rows.map(({ id }) => id), ...change }} />;
}
