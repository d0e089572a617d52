import {
  Badge,
  Button,
  CountBadge,
  EmptyState,
  FilterChip,
  Notice,
  ProgressBar,
  Skeleton,
  Spinner,
  StatusBadge,
} from '@platform/ui-kit/skin';
import { useState } from 'react';
import { useText } from '../../../shared/messages.ts';
import { Example, Examples, Line } from './example.tsx';
import { statusMessages } from './status.messages.ts';

const allChips = ['failed', 'longState'] as const;

export function StatusSection() {
  const say = useText(statusMessages);
  const [chips, setChips] = useState<readonly ('failed' | 'longState')[]>(allChips);
  return (
    <Examples columns={2}>
      <Example title={say('states')}>
        <Line>
          <StatusBadge tone="neutral">{say('created')}</StatusBadge>
          <StatusBadge tone="info">{say('processing')}</StatusBadge>
          <StatusBadge tone="success">{say('succeeded')}</StatusBadge>
          <StatusBadge tone="warning">{say('timedOut')}</StatusBadge>
          <StatusBadge tone="danger">{say('failed')}</StatusBadge>
        </Line>
      </Example>
      <Example title={say('badges')}>
        <Line>
          <Badge>{say('test')}</Badge>
          <Badge tone="warning">{say('suspicious')}</Badge>
          <CountBadge>7</CountBadge>
          <CountBadge>99+</CountBadge>
        </Line>
      </Example>
      <Example title={say('narrow')}>
        <div className="w-36">
          <StatusBadge tone="warning">{say('longState')}</StatusBadge>
        </div>
      </Example>
      <Example title={say('filter')}>
        <Line>
          {chips.map((key) => (
            <FilterChip
              key={key}
              label={say('statusIs')}
              value={say(key)}
              onRemove={() => setChips(chips.filter((other) => other !== key))}
            />
          ))}
          {chips.length === 0 && (
            <Button size="sm" onClick={() => setChips(allChips)}>
              {say('again')}
            </Button>
          )}
        </Line>
      </Example>
      <Example title={say('notices')} wide>
        <div className="grid items-start gap-2 lg:grid-cols-2">
          <Notice tone="info">{say('info')}</Notice>
          <Notice tone="success">{say('success')}</Notice>
          <Notice tone="warning">{say('warning')}</Notice>
          <Notice
            tone="danger"
            title={say('dangerTitle')}
            actions={<Button size="sm">{say('retry')}</Button>}
          >
            {say('danger')}
          </Notice>
        </div>
      </Example>
      <Example title={say('empty')}>
        <div className="rounded-md border">
          <EmptyState
            title={say('emptyTitle')}
            description={say('emptyWhy')}
            actions={<Button>{say('clear')}</Button>}
          />
        </div>
      </Example>
      <Example title={say('loading')}>
        <div className="grid gap-3">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-4/5" />
          <Line>
            <Spinner label={say('loading')} />
            <span>{say('loading')}</span>
          </Line>
          <div className="grid gap-1.5">
            <span className="text-sm text-muted-foreground">{say('progress')}</span>
            <ProgressBar label={say('sent')} value={0.62} />
            <ProgressBar label={say('loading')} value={null} />
          </div>
        </div>
      </Example>
    </Examples>
  );
}
