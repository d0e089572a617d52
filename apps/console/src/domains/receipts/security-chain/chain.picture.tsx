import { securityNodesList } from '@platform/sdk/operations';
import { Card, CardContent, CardHeader, CardTitle, cn, Skeleton } from '@platform/ui-kit/skin';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { moneyText } from '../../../shared/cells/money.text.ts';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useFormats } from '../../../shared/format.ts';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { chainPictureMessages } from './chain.picture.messages.ts';
import { heightPx, type Picture, type PictureNode, pictureOf, placeAfterKey } from './chain.picture.model.ts';
import { nodeLook, type ShownState } from './security-chain.labels.ts';
import { securityChainMessages } from './security-chain.messages.ts';

const mostNodes = 60;
const refreshMs = 30_000;

const surfaces: Record<ShownState, string> = {
  start: 'border-neutral-border bg-neutral-surface text-neutral',
  linked: 'border-success-border bg-success-surface text-success',
  broken: 'border-danger-border bg-danger-surface text-danger',
  repaired: 'border-info-border bg-info-surface text-info',
  replayed: 'border-warning-border bg-warning-surface text-warning',
};
const shownStates = Object.keys(surfaces) as ShownState[];
const surfaceOf = (state: ShownState | undefined): string => surfaces[state ?? 'start'];

export interface ChainPictureProps {
  resourceId: string;
  /** The message in the drawer. */
  openId: string | null;
  onOpen: (id: string) => void;
}

/** The newest messages of one account as a line of balances, with breaks and repairs in sight. */
export function ChainPicture({ resourceId, openId, onOpen }: ChainPictureProps) {
  const say = useText(chainPictureMessages);
  const { number } = useFormats();
  const { data, error } = useOperation(
    securityNodesList,
    { resourceId, pageSize: mostNodes },
    { everyMs: refreshMs },
  );
  const picture = useMemo(() => data && pictureOf(data.list), [data]);
  if (error) return <ErrorNotice error={error} />;
  if (picture?.nodes.length === 0) return null;
  return (
    <Card>
      <CardHeader className="flex-col items-start gap-0.5">
        <CardTitle>{say('title')}</CardTitle>
        {picture && (
          <p className="text-sm text-muted-foreground">
            {say('help', { count: number(picture.nodes.length) })}
          </p>
        )}
      </CardHeader>
      <CardContent className="grid gap-3">
        {picture ? (
          <Line picture={picture} openId={openId} onOpen={onOpen} />
        ) : (
          <Skeleton className="h-44 w-full" />
        )}
        <Legend />
      </CardContent>
    </Card>
  );
}

function Line({
  picture,
  openId,
  onOpen,
}: { picture: Picture } & Pick<ChainPictureProps, 'openId' | 'onOpen'>) {
  const say = useText(chainPictureMessages);
  const { nodes, widthPx } = picture;
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const last = nodes.length - 1;
  const focusable = Math.min(at ?? last, last);
  // The newest messages are at the end of the line.
  useEffect(() => {
    frame.current?.scrollTo({ left: widthPx });
  }, [widthPx]);
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = placeAfterKey(event.key, focusable, nodes.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    frame.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return (
    <div ref={frame} className="scrollbar-thin overflow-x-auto rounded-md border bg-background">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would group form fields; these buttons are one picture. */}
      <div
        role="group"
        aria-label={say('title')}
        className="relative"
        style={{ width: widthPx, height: heightPx }}
        onKeyDown={moveByKey}
      >
        <Drawing picture={picture} />
        {nodes.map((node, index) => (
          <NodeButton
            key={node.row.id}
            node={node}
            isFocusable={index === focusable}
            isOpen={node.row.id === openId}
            onFocus={() => setAt(index)}
            onOpen={() => onOpen(node.row.id)}
          />
        ))}
      </div>
    </div>
  );
}

function NodeButton({
  node: { row, state, x, y },
  isFocusable,
  isOpen,
  onFocus,
  onOpen,
}: {
  node: PictureNode;
  isFocusable: boolean;
  isOpen: boolean;
  onFocus: () => void;
  onOpen: () => void;
}) {
  const say = useText(chainPictureMessages);
  const sayChain = useText(securityChainMessages);
  const { dateTime } = useFormats();
  const { word, icon: Icon } = nodeLook(row, sayChain);
  const money = (amountMinor: number) => `${moneyText(amountMinor, row.currency)} ${row.currency}`;
  const facts = { time: dateTime(row.receivedAt), state: word, balance: money(row.balanceMinor) };
  const label = row.differenceMinor
    ? say('gapLabel', { ...facts, difference: money(row.differenceMinor) })
    : say('nodeLabel', facts);
  return (
    <button
      type="button"
      tabIndex={isFocusable ? 0 : -1}
      title={label}
      aria-label={label}
      aria-pressed={isOpen}
      onFocus={onFocus}
      onClick={onOpen}
      className={cn(
        'focus-ring absolute grid size-7 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border',
        surfaceOf(state),
        isOpen && 'ring-2 ring-primary',
      )}
      style={{ left: x, top: y }}
    >
      {Icon && <Icon aria-hidden className="size-4" />}
    </button>
  );
}

/** The lines. What they say is in the labels of the buttons and in the table. */
function Drawing({ picture: { widthPx, links, gaps } }: { picture: Picture }) {
  return (
    <svg aria-hidden="true" width={widthPx} height={heightPx} className="absolute inset-0">
      {links.map(({ id, from, to }) => (
        <line
          key={id}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          className="stroke-success-border"
          strokeWidth={2}
        />
      ))}
      {gaps.map(({ id, isRepaired, before, expected, stated }) => (
        <g key={id} className={isRepaired ? 'stroke-info' : 'stroke-danger'}>
          {before && (
            <line
              x1={before.x}
              y1={before.y}
              x2={expected.x}
              y2={expected.y}
              strokeWidth={1}
              strokeDasharray="2 4"
            />
          )}
          <line
            x1={expected.x}
            y1={expected.y}
            x2={stated.x}
            y2={stated.y}
            strokeWidth={2}
            strokeDasharray={isRepaired ? '8 3' : '4 4'}
          />
          <circle cx={expected.x} cy={expected.y} r={4} strokeWidth={2} className="fill-background" />
        </g>
      ))}
    </svg>
  );
}

function Legend() {
  const say = useText(chainPictureMessages);
  const sayChain = useText(securityChainMessages);
  return (
    <ul aria-label={say('legend')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
      {shownStates.map((state) => {
        const look = nodeLook(
          state === 'repaired' ? { state: 'broken', patchId: '' } : { state, patchId: null },
          sayChain,
        );
        const Icon = look.icon;
        return (
          <li key={state} className="flex items-center gap-1.5">
            <span className={cn('grid size-5 place-items-center rounded-full border', surfaceOf(state))}>
              {Icon && <Icon aria-hidden className="size-3" />}
            </span>
            {look.word}
          </li>
        );
      })}
    </ul>
  );
}
