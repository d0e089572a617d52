import { cn } from '@platform/ui-kit/skin';
import { defineMessages, useText } from '../../../shared/messages.ts';
import { Example, Examples } from './example.tsx';

const messages = defineMessages('componentsColours', {
  surfaces: { 'zh-CN': '表面', 'zh-TW': '表面', 'en-US': 'Surfaces' },
  tones: { 'zh-CN': '含义', 'zh-TW': '語意', 'en-US': 'Meanings' },
  series: { 'zh-CN': '图表系列', 'zh-TW': '圖表數列', 'en-US': 'Series of charts' },
  type: { 'zh-CN': '字号', 'zh-TW': '字級', 'en-US': 'Type' },
  sample: {
    'zh-CN': '代收订单 1,204 笔，成功率 96.4 %',
    'zh-TW': '代收訂單 1,204 筆，成功率 96.4 %',
    'en-US': '1,204 orders, 96.4 % succeeded',
  },
  numbers: { 'zh-CN': '数字等宽，右对齐', 'zh-TW': '數字等寬，靠右對齊', 'en-US': 'Figures of one width' },
});

const surfaces = [
  ['background', 'bg-background'],
  ['card', 'bg-card'],
  ['muted', 'bg-muted'],
  ['hover', 'bg-hover'],
  ['raised', 'bg-raised'],
  ['accent', 'bg-accent text-accent-foreground'],
  ['primary', 'bg-primary text-primary-foreground'],
  ['inverse', 'bg-inverse text-inverse-foreground'],
] as const;
const tones = [
  ['neutral', 'border-neutral-border bg-neutral-surface text-neutral'],
  ['info', 'border-info-border bg-info-surface text-info'],
  ['success', 'border-success-border bg-success-surface text-success'],
  ['warning', 'border-warning-border bg-warning-surface text-warning'],
  ['danger', 'border-danger-border bg-danger-surface text-danger'],
] as const;
const series = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5', 'bg-chart-6'];
const sizes = ['text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'] as const;

export function ColoursSection() {
  const say = useText(messages);
  return (
    <Examples columns={2}>
      <Example title={say('surfaces')}>
        <Swatches items={surfaces} />
      </Example>
      <Example title={say('tones')}>
        <Swatches items={tones} />
      </Example>
      <Example title={say('series')}>
        <div className="flex flex-wrap gap-2">
          {series.map((colour, index) => (
            <span key={colour} className="grid justify-items-center gap-1 text-xs text-muted-foreground">
              <span className={cn('size-10 rounded-md', colour)} />
              {index + 1}
            </span>
          ))}
        </div>
      </Example>
      <Example title={say('type')}>
        <div className="grid gap-1">
          {sizes.map((size) => (
            <p key={size} className={cn('truncate', size)}>
              {say('sample')}
            </p>
          ))}
        </div>
      </Example>
      <Example title={say('numbers')}>
        <ul className="numeric grid w-40 justify-items-end">
          <li>1,111.11</li>
          <li>98,888.88</li>
          <li>-204.40</li>
        </ul>
      </Example>
    </Examples>
  );
}

function Swatches({ items }: { items: readonly (readonly [name: string, colours: string])[] }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
      {items.map(([name, colours]) => (
        <span key={name} className={cn('rounded-md border px-3 py-2.5 font-mono text-xs', colours)}>
          {name}
        </span>
      ))}
    </div>
  );
}
