import { resourcesDetail } from '@platform/sdk/operations';
import { Skeleton } from '@platform/ui-kit/skin';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { resourceFormMessages } from './resources.form.messages.ts';
import type { ResourceRow } from './resources.labels.ts';

/** The stored QR code picture of an account, which its details contain. */
export function ResourcePicture({ row }: { row: ResourceRow }) {
  const say = useText(resourceFormMessages);
  const productId = row.products[0]?.productId;
  const { data } = useOperation(
    resourcesDetail,
    { resourceId: row.id, productId: productId ?? 1 },
    { enabled: productId !== undefined },
  );
  if (!data?.qrCode) return productId === undefined ? null : <Skeleton className="size-40" />;
  return <Picture dataUrl={data.qrCode} name={row.name} label={say('downloadPicture')} />;
}

/**
 * A picture that can be downloaded. On white in both themes, because scanners expect that. The link is above it,
 * in one line with the picture's name.
 */
export function Picture({ dataUrl, name, label }: { dataUrl: string; name: string; label: string }) {
  const say = useText(resourceFormMessages);
  return (
    <span className="grid justify-items-start gap-1">
      <a
        href={dataUrl}
        download={`${name}.png`}
        className="focus-ring rounded-sm text-sm text-primary hover:underline"
      >
        {label}
      </a>
      <img
        src={dataUrl}
        alt={say('pictureOf', { name })}
        className="size-40 rounded-md border bg-white object-contain p-2"
      />
    </span>
  );
}
