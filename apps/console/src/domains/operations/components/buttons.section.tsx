import { Button, IconButton, Kbd, SegmentedControl } from '@platform/ui-kit/skin';
import { Download, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../shared/messages.ts';
import { buttonsMessages } from './buttons.messages.ts';
import { Example, Examples, Line } from './example.tsx';

export function ButtonsSection() {
  const say = useText(buttonsMessages);
  const [period, setPeriod] = useState<'day' | 'week' | 'month'>('day');
  return (
    <Examples>
      <Example title={say('variants')}>
        <Line>
          <Button variant="primary">{say('save')}</Button>
          <Button>{say('cancel')}</Button>
          <Button variant="ghost">{say('details')}</Button>
          <Button variant="danger">{say('reverse')}</Button>
          <Button variant="danger-quiet">{say('reverse')}</Button>
          <Button variant="link">{say('help')}</Button>
        </Line>
      </Example>
      <Example title={say('sizes')}>
        <Line>
          <Button size="sm">{say('small')}</Button>
          <Button>{say('medium')}</Button>
          <Button size="lg">{say('large')}</Button>
        </Line>
      </Example>
      <Example title={say('icons')}>
        <Line>
          <IconButton label={say('refresh')}>
            <RotateCw aria-hidden />
          </IconButton>
          <IconButton label={say('download')} variant="secondary">
            <Download aria-hidden />
          </IconButton>
          <IconButton label={say('remove')} size="icon-sm">
            <Trash2 aria-hidden />
          </IconButton>
          <IconButton label={say('remove')} size="icon-xs">
            <Trash2 aria-hidden />
          </IconButton>
          <Button>
            <Download aria-hidden />
            {say('download')}
          </Button>
        </Line>
      </Example>
      <Example title={say('loading')}>
        <Line>
          <Button variant="primary" loading>
            {say('save')}
          </Button>
          <Button loading>{say('details')}</Button>
          <Button variant="danger" loading>
            {say('reverse')}
          </Button>
        </Line>
      </Example>
      <Example title={say('disabled')}>
        <Line>
          <Button variant="primary" disabledReason={say('reason')}>
            {say('save')}
          </Button>
          <Button disabledReason={say('reason')}>{say('details')}</Button>
          <Button variant="danger" disabledReason={say('reason')}>
            {say('reverse')}
          </Button>
          <Button variant="ghost" disabledReason={say('reason')}>
            {say('cancel')}
          </Button>
        </Line>
      </Example>
      <Example title={say('choice')}>
        <SegmentedControl
          label={say('period')}
          value={period}
          onValueChange={setPeriod}
          options={(['day', 'week', 'month'] as const).map((value) => ({ value, label: say(value) }))}
        />
      </Example>
      <Example title={say('longText')}>
        <div className="w-64 max-w-full">
          <Button className="max-w-full">
            <span className="truncate">{say('longName')}</span>
          </Button>
        </div>
      </Example>
      <Example title={say('keys')}>
        <Line>
          <Kbd>⌘</Kbd>
          <Kbd>K</Kbd>
          <Kbd>Esc</Kbd>
        </Line>
      </Example>
    </Examples>
  );
}
