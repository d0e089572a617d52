import type { Input, Output } from '@platform/sdk';
import { ipRulesPreview } from '@platform/sdk/operations';
import { Notice } from '@platform/ui-kit/skin';
import { useEffect, useState } from 'react';
import { useFormats } from '../../../shared/format.ts';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
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
  return asked === text && data ? <Effect kind={kind} preview={data} /> : null;
}

function Effect({ kind, preview }: { kind: string; preview: Output<'ipRules.preview'> }) {
  const say = useText(ipRuleFormMessages);
  const { number } = useFormats();
  const { ip, shutsOutCaller, sessionCount, sessions } = preview;
  if (shutsOutCaller) return <Notice tone="danger">{say('shutsOut', { ip })}</Notice>;
  // Only sign-ins open sessions.
  if (kind !== 'role' && kind !== 'account') return <Notice tone="warning">{say('cutsOffCalls')}</Notice>;
  if (sessionCount === 0) return <Notice tone="info">{say('cutsOffNobody')}</Notice>;
  const rest = sessionCount - Math.min(sessions.length, shownAtMost);
  return (
    <Notice tone="warning" title={say('cutsOff', { count: number(sessionCount) })}>
      <ul className="grid gap-0.5">
        {sessions.slice(0, shownAtMost).map((session, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an account may have several sessions from one address
          <li key={index}>{say('session', { account: session.account, ip: session.ip })}</li>
        ))}
        {rest > 0 && <li>{say('more', { count: number(rest) })}</li>}
      </ul>
    </Notice>
  );
}
