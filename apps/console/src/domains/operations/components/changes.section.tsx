import { type DiffLabels, DiffView, JsonView, TextDiffView, Timeline } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { useText } from '../../../shared/messages.ts';
import { changesMessages } from './changes.messages.ts';
import { Example, Examples } from './example.tsx';

const before = {
  nickname: 'Morning Light',
  limits: { leastMinor: 10_000, mostMinor: 5_000_000, perDay: 200 },
  products: [1008, 1045],
  contact: 'ops@example.com',
  enabled: true,
};
const after = {
  nickname: 'Morning Light Trading',
  limits: { leastMinor: 10_000, mostMinor: 8_000_000 },
  products: [1008, 1045, 3015],
  enabled: true,
  note: 'Raised after review',
};
const oldTemplate = 'A/c {account} credited\nRs. {amount} on {date}\nRef {utr}';
const newTemplate = 'A/c {account} is credited by\nRs. {amount} on {date}\nRef {utr}\nAvl bal Rs. {balance}';
const request = {
  mchId: 100_001,
  productId: 1045,
  mchOrderNo: 'SHOP-20261122-0042',
  amount: '1200.50',
  notifyUrl: 'https://shop.example.com/callback',
  extras: { vip: true, note: null },
};

export function ChangesSection() {
  const say = useText(changesMessages);
  const labels = useDiffLabels();
  const names: Record<string, string> = { nickname: say('nickname') };
  return (
    <Examples columns={2}>
      <Example title={say('timeline')}>
        <Timeline
          items={[
            { id: '1', tone: 'neutral', title: say('created'), time: '10:30:00' },
            {
              id: '2',
              tone: 'info',
              title: say('allocated'),
              time: '10:30:01',
              body: say('allocatedBody'),
            },
            { id: '3', tone: 'warning', title: say('doubt'), time: '10:34:12' },
            { id: '4', tone: 'success', title: say('paid'), time: '10:36:40' },
            {
              id: '5',
              tone: 'danger',
              title: say('callbackFailed'),
              time: '10:36:41',
              body: say('callbackBody'),
            },
          ]}
        />
      </Example>
      <Example title={say('objects')}>
        <DiffView
          label={say('objects')}
          before={before}
          after={after}
          labels={labels}
          fieldName={([name = '', ...rest]) => (rest.length === 0 ? names[name] : undefined)}
        />
      </Example>
      <Example title={say('texts')}>
        <TextDiffView label={say('texts')} before={oldTemplate} after={newTemplate} labels={labels} />
      </Example>
      <Example title={say('noChange')}>
        <DiffView label={say('noChange')} before={before} after={before} labels={labels} />
      </Example>
      <Example title={say('json')}>
        <JsonView label={say('json')} value={request} />
      </Example>
      <Example title={say('notJson')}>
        <JsonView
          label={say('notJson')}
          value={'HTTP/1.1 502 Bad Gateway\nserver: nginx\n\n<html><title>502</title></html>'}
        />
      </Example>
    </Examples>
  );
}

function useDiffLabels(): DiffLabels {
  const say = useText(changesMessages);
  return useMemo(
    () => ({
      before: say('before'),
      after: say('after'),
      field: say('field'),
      added: say('added'),
      removed: say('removed'),
      changed: say('changed'),
      same: say('same'),
      onlyChanges: say('onlyChanges'),
      none: say('none'),
    }),
    [say],
  );
}
