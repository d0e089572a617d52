import { BusinessError, type Output } from '@platform/sdk';
import { messageTemplatesOrder, messageTemplatesReorder } from '@platform/sdk/operations';
import {
  Badge,
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  IconButton,
  Notice,
  SegmentedControl,
  Skeleton,
  toast,
  useDialogs,
} from '@platform/ui-kit/skin';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../../../shared/client.ts';
import { useLeaveWords } from '../../../../shared/dialogs/leave.question.ts';
import type { Step } from '../../../../shared/dialogs/use-step.ts';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { templateMessages } from '../templates.messages.ts';
import { templateKinds, templateWord } from '../templates.parts.ts';
import { orderMessages } from './order.messages.ts';
import { moveTo, placeAt } from './order.model.ts';

type Order = Output<'messageTemplates.order'>;
type Kind = (typeof templateKinds)[number];

export interface OrderDialogProps {
  control: CustomDialogControl<boolean>;
  attempt: Step['attempt'];
}

/** Changes the order in which the templates of a kind are tried. Nothing is sent before it is saved. */
export function OrderDialog({ control, attempt }: OrderDialogProps) {
  const say = useText(orderMessages);
  const sayList = useText(templateMessages);
  const dialogs = useDialogs();
  const leave = useLeaveWords();
  const [kind, setKind] = useState<Kind>('sms');
  const { data, error, refetch } = useOperation(messageTemplatesOrder, { kind }, { staleMs: 0 });
  /** The order as the user has moved it, and the stored one that it began with. */
  const [draft, setDraft] = useState<{ began: Order; list: Order['list'] }>();
  const [problem, setProblem] = useState<{ text: string; isOld: boolean }>();
  const [saving, setSaving] = useState(false);
  const isChanged = draft !== undefined;
  const { setBeforeClose } = control;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when `isChanged` changes
  useEffect(() => setBeforeClose(isChanged ? () => dialogs.confirm(leave) : undefined), [isChanged]);

  const forget = () => {
    setDraft(undefined);
    setProblem(undefined);
  };
  const show = async (next: Kind) => {
    if (isChanged && !(await dialogs.confirm(leave))) return;
    forget();
    setKind(next);
  };
  const save = async () => {
    if (!draft) return;
    setSaving(true);
    const { version } = draft.began;
    const templateIds = draft.list.map(({ id }) => id);
    const {
      done,
      problem: text,
      refusal,
    } = await attempt(() => call(messageTemplatesReorder, { kind, version, templateIds }));
    setSaving(false);
    if (done) {
      toast.success(say('saved'));
      control.resolve(true);
    } else if (text) setProblem({ text, isOld: BusinessError.is(refusal, 'templateOrderChanged') });
  };
  const began = draft?.began ?? data;
  return (
    <div className="flex min-h-0 flex-col">
      <DialogHeader>
        <DialogTitle>{say('title')}</DialogTitle>
        <DialogDescription>{say('body')}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid content-start gap-3">
        {problem && (
          <Notice
            tone="danger"
            actions={
              problem.isOld && (
                <Button
                  size="sm"
                  onClick={() => {
                    forget();
                    void refetch();
                  }}
                >
                  {say('load')}
                </Button>
              )
            }
          >
            {problem.text}
          </Notice>
        )}
        <SegmentedControl<Kind>
          label={say('kind')}
          value={kind}
          onValueChange={(next) => void show(next)}
          options={templateKinds.map((value) => ({ value, label: templateWord(value, sayList) }))}
        />
        {error && <ErrorNotice error={error} />}
        {!began && !error && <Skeleton className="h-64" />}
        {began && (
          <OrderedList
            list={draft?.list ?? began.list}
            onMove={(list) => setDraft(list === began.list ? undefined : { began, list: [...list] })}
          />
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={control.dismiss}>{say('cancel')}</Button>
        <Button
          variant="primary"
          loading={saving}
          aria-disabled={!isChanged}
          onClick={() => void (isChanged && save())}
        >
          {say('save')}
        </Button>
      </DialogFooter>
    </div>
  );
}

/** The templates in their order. A row moves by its handle, its buttons, or the keyboard; the focus goes along. */
function OrderedList({
  list,
  onMove,
}: {
  list: Order['list'];
  onMove: (list: readonly Order['list'][number][]) => void;
}) {
  const say = useText(orderMessages);
  const rows = useRef<HTMLOListElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  const [dragged, setDragged] = useState<string>();
  const [told, setTold] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the rows have moved
  useEffect(() => {
    focused.current?.focus();
    focused.current = null;
  }, [list]);

  const move = (id: string, to: number) => {
    const next = moveTo(list, id, to);
    if (next === list) return;
    // The browser drops the focus of a moved element.
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const name = list.find((row) => row.id === id)?.name ?? '';
    setTold(say('moved', { name, at: to + 1, of: list.length }));
    onMove(next);
  };
  const moveByKey = (event: KeyboardEvent, id: string, at: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!by || !event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    move(id, at + by);
  };
  // On the window, because a row that moves in the document loses the pointer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `move` is new with every list
  useEffect(() => {
    if (dragged === undefined) return;
    const drag = ({ clientY }: PointerEvent) => {
      const places = [...(rows.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      move(dragged, placeAt(places, clientY));
    };
    const drop = () => setDragged(undefined);
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [dragged, list]);
  if (list.length === 0) return <p className="text-sm text-muted-foreground">{say('none')}</p>;
  return (
    <>
      <ol ref={rows} aria-label={say('list')} className="grid gap-1">
        {list.map(({ id, name, senderPattern, currency, enabled }, at) => (
          <li
            key={id}
            onKeyDownCapture={(event) => moveByKey(event, id, at)}
            data-dragged={dragged === id || undefined}
            className="grid grid-cols-[auto_1.5rem_minmax(0,1fr)_auto] items-center gap-2 rounded-lg border bg-card px-2 py-1 data-dragged:border-ring data-dragged:shadow-md"
          >
            <IconButton
              label={say('drag', { name })}
              size="icon-sm"
              className="cursor-grab touch-none active:cursor-grabbing"
              onPointerDown={() => setDragged(id)}
            >
              <GripVertical aria-hidden />
            </IconButton>
            <span className="numeric text-end text-sm text-muted-foreground">{at + 1}</span>
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <span className="wrap-anywhere">{name}</span>
              <span className="truncate font-mono text-xs text-muted-foreground">{senderPattern}</span>
              <span className="text-xs text-muted-foreground">{currency}</span>
              {!enabled && <Badge>{say('disabled')}</Badge>}
            </span>
            <span className="flex">
              <IconButton
                label={say('up', { name })}
                size="icon-sm"
                aria-disabled={at === 0}
                onClick={() => move(id, at - 1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                label={say('down', { name })}
                size="icon-sm"
                aria-disabled={at === list.length - 1}
                onClick={() => move(id, at + 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  );
}
