import { explainOrder } from '@platform/sdk';
import { Card, CardContent, CardHeader, CardTitle, SegmentedControl } from '@platform/ui-kit/skin';
import { useState } from 'react';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { CopyButton } from '../../../../shared/copy-button.tsx';
import { useText } from '../../../../shared/messages.ts';
import type { UnsignedOrder } from './merchant-test.form.ts';
import type { SigningKey } from './merchant-test.key.tsx';
import { merchantTestMessages } from './merchant-test.messages.ts';
import { curlSample, keyVariable, sdkSample } from './merchant-test.samples.ts';

export interface SignaturePanelProps {
  /** Null while the form is incomplete. */
  order: UnsignedOrder | null;
  signingKey: SigningKey;
  merchantBaseUrl: string;
}

/** Live signing steps of the order, with sample code. */
export function SignaturePanel({ order, signingKey, merchantBaseUrl }: SignaturePanelProps) {
  const say = useText(merchantTestMessages);
  if (!order) {
    return (
      <Card>
        <CardHeader className="flex-col items-start gap-0.5">
          <CardTitle>{say('signatureTitle')}</CardTitle>
        </CardHeader>
        <CardContent className="text-muted-foreground">{say('fillFirst')}</CardContent>
      </Card>
    );
  }
  const { secret, profile } = signingKey;
  const explanation = explainOrder(order, secret || 'none', profile);
  const dropped = explanation.dropped.map(({ field }) => field);
  return (
    <>
      <Card>
        <CardHeader className="flex-col items-start gap-0.5">
          <CardTitle>{say('signatureTitle')}</CardTitle>
          <p className="font-mono text-xs text-muted-foreground">{explanation.profile}</p>
        </CardHeader>
        <CardContent className="grid gap-3">
          <CodeBlock label={say('stringToSign')} text={explanation.baseString} copy={false} />
          {dropped.length > 0 && (
            <p className="text-xs text-muted-foreground">
              {say('droppedFields', { fields: dropped.join(', ') })}
            </p>
          )}
          <div>
            <p className="text-sm text-muted-foreground">{say('signature')}</p>
            {secret ? (
              <CopyText value={explanation.sign} className="font-mono text-sm" />
            ) : (
              <p className="text-sm text-muted-foreground">{say('signatureNeedsKey')}</p>
            )}
          </div>
        </CardContent>
      </Card>
      <Samples order={order} profile={profile} merchantBaseUrl={merchantBaseUrl} />
    </>
  );
}

function Samples({
  order,
  profile,
  merchantBaseUrl,
}: {
  order: UnsignedOrder;
  profile: SigningKey['profile'];
  merchantBaseUrl: string;
}) {
  const say = useText(merchantTestMessages);
  const [kind, setKind] = useState<'curl' | 'sdk'>('curl');
  const text =
    kind === 'curl'
      ? curlSample(order, profile, merchantBaseUrl)
      : sdkSample(order, profile, merchantBaseUrl);
  return (
    <Card>
      <CardHeader className="flex-col items-start gap-0.5">
        <div className="flex w-full items-center justify-between gap-2">
          <CardTitle>{say('samplesTitle')}</CardTitle>
          <SegmentedControl
            size="sm"
            label={say('samplesTitle')}
            value={kind}
            onValueChange={setKind}
            options={[
              { value: 'curl', label: 'curl' },
              { value: 'sdk', label: 'SDK' },
            ]}
          />
        </div>
        <p className="text-sm text-muted-foreground">{say('samplesHelp', { variable: keyVariable })}</p>
      </CardHeader>
      <CardContent>
        <CodeBlock label={kind === 'curl' ? 'curl' : 'SDK'} text={text} copy />
      </CardContent>
    </Card>
  );
}

/** A raw text to read and copy. Long texts scroll, also by keyboard. */
export function CodeBlock({ label, text, copy = true }: { label: string; text: string; copy?: boolean }) {
  return (
    <div className="min-w-0">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <p className="text-sm text-muted-foreground">{label}</p>
        {copy && <CopyButton text={text} />}
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        className="focus-ring scrollbar-thin max-h-72 overflow-auto rounded-md bg-muted p-3"
      >
        <pre className="font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </section>
    </div>
  );
}
