import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import {
  type BeforeClose,
  createDialogStack,
  type DialogEntry,
  type DialogStack,
  useDialogStack,
  useIsGuarded,
} from '../../headless/dialog/index.ts';
import { useLazyPart } from '../../headless/lazy/index.ts';
import type { ConfirmOptions } from './confirm-dialog.tsx';
import { Dialog, DialogContent, type DialogContentProps } from './dialog.tsx';
import type { FormDialog, FormDialogOptions } from './form-dialog.tsx';
import { lazyComponent, overlays } from './overlay.lazy.tsx';
import type { PromptOptions } from './prompt-dialog.tsx';

export interface CustomDialogControl<Result> {
  /** Answers and closes. */
  resolve: (result: Result) => void;
  /** Closes without an answer, if the close check allows it. */
  dismiss: () => void;
  /** Asked before the user leaves without an answer. */
  setBeforeClose: (check: BeforeClose | undefined) => void;
}

export interface CustomDialogOptions<Result> {
  size?: DialogContentProps['size'];
  /** Header, body and footer; needs a `DialogTitle`. */
  render: (control: CustomDialogControl<Result>) => ReactNode;
}

const ConfirmDialog = lazyComponent((parts) => parts.ConfirmDialog);
const PromptDialog = lazyComponent((parts) => parts.PromptDialog);

type Kinds = {
  confirm: { props: ConfirmOptions; result: unknown };
  prompt: { props: PromptOptions; result: unknown };
  custom: { props: CustomDialogOptions<unknown>; result: unknown };
};

export interface Dialogs {
  /** `true` only when confirmed. */
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** The typed text, or `undefined` when dismissed. */
  prompt(options: PromptOptions): Promise<string | undefined>;
  /** The submitted values, or `undefined` when dismissed; leaving with changes asks for confirmation. */
  form<Values extends object>(options: FormDialogOptions<Values>): Promise<Values | undefined>;
  /** Any dialog, answering through `control.resolve`. */
  open<Result>(options: CustomDialogOptions<Result>): Promise<Result | undefined>;
  /** Closes all without close checks: for log-out and session expiry. */
  dismissAll(): void;
}

const DialogsContext = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs() works inside <DialogsProvider>.');
  return dialogs;
}

function toDialogs(stack: DialogStack<Kinds>): Dialogs {
  const dialogs: Dialogs = {
    confirm: async (options) => (await stack.open('confirm', options)) === true,
    prompt: async (options) => {
      const answer = await stack.open('prompt', options);
      return typeof answer === 'string' ? answer : undefined;
    },
    open: <Result,>({ size, render }: CustomDialogOptions<Result>) =>
      new Promise<Result | undefined>((settle) => {
        // Capture the answer here: the stack does not know its type.
        let answer: Result | undefined;
        const custom: CustomDialogOptions<unknown> = {
          render: (control) =>
            render({
              ...control,
              resolve: (result) => {
                answer = result;
                control.resolve(result);
              },
            }),
        };
        if (size) custom.size = size;
        void stack.open('custom', custom).then(() => settle(answer));
      }),
    form: <Values extends object>(options: FormDialogOptions<Values>) =>
      dialogs.open<Values>({
        ...(options.size && { size: options.size }),
        render: ({ resolve, dismiss, setBeforeClose }) => (
          <LateForm
            {...options}
            onAnswer={resolve}
            onDismiss={dismiss}
            onDirty={(dirty) => setBeforeClose(dirty ? () => dialogs.confirm(options.leave) : undefined)}
          />
        ),
      }),
    dismissAll: () => stack.dismissAll(),
  };
  return dialogs;
}

export interface DialogsProviderProps {
  children: ReactNode;
  /** Called when a dialog with a close check opens or closes: closing the page would lose its input. */
  onGuarded?: (guarded: boolean) => void;
}

/** Renders dialogs that code opens and awaits. They stack; each returns the focus on close. */
export function DialogsProvider({ children, onGuarded }: DialogsProviderProps) {
  const [stack] = useState(() => createDialogStack<Kinds>());
  const dialogs = useMemo(() => toDialogs(stack), [stack]);
  const entries = useDialogStack(stack);
  const guarded = useIsGuarded(stack);
  useEffect(() => onGuarded?.(guarded), [guarded, onGuarded]);
  return (
    <DialogsContext value={dialogs}>
      {children}
      {entries.map((entry) => (
        <StackedDialog key={entry.id} entry={entry} stack={stack} />
      ))}
    </DialogsContext>
  );
}

/** Generic over the form's values; the lazy part loses that type. */
function LateForm<Values extends object>(props: ComponentProps<typeof FormDialog<Values>>) {
  const parts = useLazyPart(overlays, true);
  return parts && <parts.FormDialog {...props} />;
}

function StackedDialog({ entry, stack }: { entry: DialogEntry<Kinds>; stack: DialogStack<Kinds> }) {
  const size = isKind(entry, 'custom') ? entry.props.size : 'md';
  return (
    <Dialog open={entry.open} onOpenChange={(open) => !open && void stack.dismiss(entry.id)}>
      <DialogContent size={size ?? 'md'}>
        <RemoveWhenGone id={entry.id} stack={stack} />
        <DialogInside entry={entry} stack={stack} />
      </DialogContent>
    </Dialog>
  );
}

function DialogInside({ entry, stack }: { entry: DialogEntry<Kinds>; stack: DialogStack<Kinds> }) {
  const answer = (result: unknown) => stack.resolve(entry.id, result);
  if (isKind(entry, 'confirm')) return <ConfirmDialog {...entry.props} onAnswer={answer} />;
  if (isKind(entry, 'prompt')) return <PromptDialog {...entry.props} onAnswer={answer} />;
  if (isKind(entry, 'custom')) {
    return entry.props.render({
      resolve: answer,
      dismiss: () => void stack.dismiss(entry.id),
      setBeforeClose: (check) => stack.setBeforeClose(entry.id, check),
    });
  }
  return null;
}

function isKind<Kind extends keyof Kinds>(
  entry: DialogEntry<Kinds>,
  kind: Kind,
): entry is DialogEntry<Kinds, Kind> {
  return entry.kind === kind;
}

/** Mounted until the closing animation ends; then the entry is removed. */
function RemoveWhenGone({ id, stack }: { id: number; stack: DialogStack<Kinds> }) {
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (stack.snapshot().some((entry) => entry.id === id && !entry.open)) stack.remove(id);
      }),
    [id, stack],
  );
  return null;
}
