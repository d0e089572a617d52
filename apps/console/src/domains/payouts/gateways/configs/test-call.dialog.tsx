import type { Output } from '@platform/sdk';
import { payGatewaysList, payGatewaysTest, payScriptRunsList } from '@platform/sdk/operations';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  KeyValueList,
  Notice,
  Spinner,
} from '@platform/ui-kit/skin';
import { useCallback, useEffect, useState } from 'react';
import { DurationCell, MoneyCell, NoValue } from '../../../../shared/cells/cells.tsx';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { AppLink } from '../../../../shared/link.tsx';
import { listLink } from '../../../../shared/list.links.ts';
import { useText } from '../../../../shared/messages.ts';
import type { Role } from '../../../../shared/roles.ts';
import { gatewayMessages } from './gateways.messages.ts';
import type { GatewayRow } from './gateways.parts.ts';

export interface GatewayTestProps {
  control: CustomDialogControl<unknown>;
  row: GatewayRow;
  role: Role;
}

type Answer = { good: Output<'payGateways.test'> } | { bad: string | undefined };

/** Tests a gateway as soon as it opens, and shows what the gateway answered. */
export function GatewayTest({ control, row, role }: GatewayTestProps) {
  const say = useText(gatewayMessages);
  const { attempt } = useStep(payGatewaysList, payScriptRunsList);
  const [answer, setAnswer] = useState<Answer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is made anew with each render
  const test = useCallback(async () => {
    setAnswer(undefined);
    let good: Output<'payGateways.test'> | undefined;
    const { problem } = await attempt(async () => {
      good = await call(payGatewaysTest, { gatewayId: row.id });
    });
    setAnswer(good ? { good } : { bad: problem });
  }, [row.id]);
  useEffect(() => void test(), [test]);
  const runs = listLink('payScriptRuns.list', role, {
    gatewayId: row.id,
    entryPoint: 'test',
    run: answer && 'good' in answer ? answer.good.runId : undefined,
  });
  return (
    <>
      <DialogHeader>
        <DialogTitle>{say('testTitle', { name: row.name })}</DialogTitle>
        <DialogDescription>{say('testBody')}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid min-h-28 content-start gap-4" aria-live="polite" aria-busy={!answer}>
        {!answer && (
          <p className="flex items-center gap-2 text-muted-foreground">
            <Spinner />
            {say('testing')}
          </p>
        )}
        {answer && 'bad' in answer && (
          <Notice tone="danger" title={say('testBad')}>
            {answer.bad}
          </Notice>
        )}
        {answer && 'good' in answer && (
          <>
            <Notice tone="success" title={say('testGood')} />
            <KeyValueList
              items={[
                {
                  key: 'balance',
                  label: say('balance'),
                  value: <MoneyCell amountMinor={answer.good.balanceMinor} currency={answer.good.currency} />,
                },
                { key: 'message', label: say('message'), value: answer.good.message ?? <NoValue /> },
                {
                  key: 'duration',
                  label: say('duration'),
                  value: <DurationCell ms={answer.good.durationMs} />,
                },
              ]}
            />
          </>
        )}
        {answer && runs && (
          <AppLink
            href={runs}
            className="focus-ring w-fit rounded-xs text-primary underline underline-offset-2"
            onClick={() => control.resolve(undefined)}
          >
            {say('showRun')}
          </AppLink>
        )}
      </DialogBody>
      <DialogFooter>
        <Button loading={!answer} onClick={() => void test()}>
          {say('testAgain')}
        </Button>
        <Button variant="primary" onClick={() => control.resolve(undefined)}>
          {say('close')}
        </Button>
      </DialogFooter>
    </>
  );
}
