import {
  Button,
  Checkbox,
  CopyableText,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Notice,
} from '@platform/ui-kit/skin';
import { useEffect, useState } from 'react';
import { useText } from '../messages.ts';
import { secretMessages } from './secret.messages.ts';

export interface SecretDialogProps {
  control: CustomDialogControl<true>;
  title: string;
  description: string;
  /** Name of the secret, above it. */
  label: string;
  secret: string;
}

/**
 * A secret that is shown once. It is kept in the page's memory only, and the dialog closes only when the user
 * says that it is stored.
 */
export function SecretDialog({ control, title, description, label, secret }: SecretDialogProps) {
  const say = useText(secretMessages);
  const [stored, setStored] = useState(false);
  const { setBeforeClose } = control;
  useEffect(() => {
    setBeforeClose(stored ? undefined : () => false);
  }, [stored, setBeforeClose]);
  return (
    <>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid gap-4">
        <section aria-label={label} className="grid gap-1">
          <h3 className="text-sm font-semibold text-muted-foreground">{label}</h3>
          <CopyableText text={secret} className="font-mono wrap-anywhere" />
        </section>
        <Notice tone="warning">{say('onlyOnce')}</Notice>
        <Field layout="inline" label={say('stored')}>
          <Checkbox checked={stored} onCheckedChange={(on) => setStored(on === true)} />
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button
          variant="primary"
          disabledReason={stored ? undefined : say('storeFirst')}
          onClick={() => control.resolve(true)}
        >
          {say('close')}
        </Button>
      </DialogFooter>
    </>
  );
}
