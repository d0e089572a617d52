import type { OperationId } from '@platform/sdk';
import {
  savedViewsDelete,
  savedViewsList,
  savedViewsSetDefault,
  savedViewsShare,
  savedViewsUpdate,
} from '@platform/sdk/operations';
import { permissions, type Role } from '@platform/sdk/permissions';
import {
  Button,
  type CustomDialogControl,
  cn,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  IconButton,
  Select,
  toast,
  useDialogs,
} from '@platform/ui-kit/skin';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { call } from '../../client.ts';
import { errorText } from '../../error.text.ts';
import { useLanguage, useText } from '../../messages.ts';
import { isSessionError, useRefresh } from '../../query.ts';
import { roleName } from '../../role.messages.ts';
import { rolesAt } from '../../site.ts';
import { useStore } from '../../store.ts';
import { currentUser } from '../../user.ts';
import { viewMessages } from './views.messages.ts';
import type { SavedView } from './views.model.ts';
import { useViews } from './views.query.ts';

export interface ManageViewsProps {
  control: CustomDialogControl<unknown>;
  operation: OperationId;
  /** Path of the screen that the views belong to. */
  screen: string;
}

/** All views of the list: rename, share, and set the default view. */
export function ManageViews({ control, operation, screen }: ManageViewsProps) {
  const say = useText(viewMessages);
  const { views } = useViews(operation, screen);
  return (
    <>
      <DialogHeader>
        <DialogTitle>{say('manage')}</DialogTitle>
        <DialogDescription>{say('manageHelp')}</DialogDescription>
      </DialogHeader>
      <DialogBody>
        {views.length === 0 && <p className="text-muted-foreground">{say('noneYet')}</p>}
        <ul className="grid divided">
          {views.map((view) => (
            <ViewRow key={view.id} view={view} screen={screen} />
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={control.dismiss}>
          {say('close')}
        </Button>
      </DialogFooter>
    </>
  );
}

interface ViewRowProps {
  view: SavedView;
  screen: string;
}

function ViewRow({ view, screen }: ViewRowProps) {
  const say = useText(viewMessages);
  const { rename, remove, share, choose } = useViewCommands(view, screen);
  const role: Role | undefined = useStore(currentUser)?.access;
  const mayShare = role !== undefined && permissions['savedViews.share'].roles[role] !== undefined;
  const { name, isOwn, isDefault } = view;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
      <IconButton
        label={say('makeDefault', { name })}
        aria-pressed={isDefault}
        size="icon-sm"
        onClick={() => void choose(!isDefault)}
      >
        <Star aria-hidden className={cn(isDefault && 'fill-current text-primary')} />
      </IconButton>
      <span className="grid min-w-32 flex-1">
        <span title={name} className="truncate font-medium">
          {name}
        </span>
        {!isOwn && (
          <span className="text-xs text-muted-foreground">{say('by', { owner: view.ownerName })}</span>
        )}
      </span>
      {isOwn && (
        <span className="flex">
          <IconButton label={say('rename', { name })} size="icon-sm" onClick={() => void rename()}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={say('remove', { name })} size="icon-sm" onClick={() => void remove()}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      )}
      {isOwn && mayShare && <ShareSelect view={view} screen={screen} onShare={share} />}
      {!isOwn && mayShare && (
        <Button size="sm" onClick={() => void share(null)}>
          {say('withdraw')}
        </Button>
      )}
    </li>
  );
}

const nobody = '';

function ShareSelect({
  view,
  screen,
  onShare,
}: ViewRowProps & { onShare: (role: Role | null) => Promise<void> }) {
  const say = useText(viewMessages);
  const language = useLanguage();
  const readers = rolesAt(screen);
  return (
    <Select
      label={say('shareWith', { name: view.name })}
      // Below the name where both have no room.
      className="w-44 max-sm:ms-9"
      options={[
        { value: nobody, label: say('nobody') },
        ...readers.map((role) => ({ value: role as string, label: roleName(role, language) })),
      ]}
      value={view.sharedRole ?? nobody}
      onValueChange={(chosen) => void onShare(readers.find((role) => role === chosen) ?? null)}
    />
  );
}

function useViewCommands({ id, name, version, sharedRole }: SavedView, screen: string) {
  const say = useText(viewMessages);
  const language = useLanguage();
  const refresh = useRefresh();
  const dialogs = useDialogs();
  /** Returns an error message for the open dialog. Reloads the views in any case. */
  const attempt = async (work: () => Promise<unknown>): Promise<string | undefined> => {
    try {
      await work();
      return undefined;
    } catch (thrown) {
      return isSessionError(thrown) ? undefined : errorText(thrown, language).what;
    } finally {
      refresh(savedViewsList);
    }
  };
  const atOnce = async (work: () => Promise<unknown>) => {
    const problem = await attempt(work);
    if (problem) toast.danger(say('failed'), { description: problem });
  };
  return {
    choose: (on: boolean) => atOnce(() => call(savedViewsSetDefault, { screen, id: on ? id : null })),
    share: (role: Role | null) => atOnce(() => call(savedViewsShare, { id, role })),
    rename: () =>
      dialogs.prompt({
        title: say('renameTitle'),
        label: say('name'),
        initialValue: name,
        required: true,
        confirmLabel: say('renameButton'),
        cancelLabel: say('cancel'),
        validate: (text) => (text.trim() === '' ? say('nameNeeded') : undefined),
        onSubmit: (text) => attempt(() => call(savedViewsUpdate, { id, version, name: text.trim() })),
      }),
    remove: () =>
      dialogs.confirm({
        title: say('removeTitle', { name }),
        body: sharedRole ? say('removeShared', { role: roleName(sharedRole, language) }) : say('removeBody'),
        confirmLabel: say('removeButton'),
        cancelLabel: say('cancel'),
        tone: 'danger',
        onConfirm: () => attempt(() => call(savedViewsDelete, { id })),
      }),
  };
}
