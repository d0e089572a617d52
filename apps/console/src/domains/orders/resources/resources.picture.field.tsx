import type { Form } from '@platform/ui-kit/headless/form';
import { Button, FileDrop, FormField, Notice } from '@platform/ui-kit/skin';
import { useState } from 'react';
import { useText } from '../../../shared/messages.ts';
import { resourceFormMessages } from './resources.form.messages.ts';
import type { ResourceForm } from './resources.form.ts';
import type { ResourceRow } from './resources.labels.ts';
import { readPicture } from './resources.picture.model.ts';
import { Picture, ResourcePicture } from './resources.picture.tsx';

const accept = '.png,.jpg,.jpeg,.webp';
const mostBytes = 5 * 1024 * 1024;

/** The QR code picture: chosen or dropped, shown, and what it says beside the link it should say. */
export function PictureField({ form, row }: { form: Form<ResourceForm>; row?: ResourceRow | undefined }) {
  const say = useText(resourceFormMessages);
  const [said, setSaid] = useState<string | null>(null);
  const { qrCode, link, name } = form.values;
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    form.markUnreadable('qrCode', undefined);
    try {
      const picture = await readPicture(file);
      setSaid(picture.text ?? '');
      form.set({ qrCode: picture.dataUrl });
    } catch {
      form.markUnreadable('qrCode', say('pictureUnreadable'));
    }
  };
  const remove = () => {
    setSaid(null);
    form.markUnreadable('qrCode', undefined);
    form.set({ qrCode: null });
  };
  return (
    <FormField form={form} name="qrCode" label={say('qrCode')} className="sm:col-span-2">
      <div className="grid gap-3">
        {qrCode !== null && (
          <div className="flex flex-wrap items-start gap-4">
            {qrCode === undefined ? (
              row && <ResourcePicture row={row} />
            ) : (
              <Picture dataUrl={qrCode} name={name || say('qrCode')} label={say('downloadPicture')} />
            )}
            <div className="grid min-w-48 flex-1 justify-items-start gap-2">
              {said !== null && <Said text={said} link={link} onUse={() => form.set({ link: said })} />}
              <Button size="sm" onClick={remove}>
                {say('removePicture')}
              </Button>
            </div>
          </div>
        )}
        <FileDrop
          accept={accept}
          mostBytes={mostBytes}
          label={say('qrCode')}
          items={[]}
          onFiles={(files) => void take(files)}
          onRemove={remove}
          labels={{
            choose: say('choosePicture'),
            drop: say('dropPicture'),
            hint: say('pictureHint'),
            refused: ({ name: file }) => say('pictureRefused', { name: file }),
            retry: say('choosePicture'),
            sending: say('qrCode'),
          }}
        />
      </div>
    </FormField>
  );
}

/** What the code says. A code that says something else than the link sends payers elsewhere. */
function Said({ text, link, onUse }: { text: string; link: string; onUse: () => void }) {
  const say = useText(resourceFormMessages);
  if (text === '') return <Notice tone="warning">{say('pictureSilent')}</Notice>;
  const differs = link.trim() !== '' && link.trim() !== text;
  return (
    <Notice
      tone={differs ? 'warning' : 'info'}
      title={say('pictureSays')}
      actions={
        text !== link.trim() && (
          <Button size="sm" onClick={onUse}>
            {say('useAsLink')}
          </Button>
        )
      }
    >
      <p className="font-mono text-sm">{text}</p>
      {differs && <p>{say('pictureDiffers')}</p>}
    </Notice>
  );
}
