import { merchantsDetail, suppliersList } from '@platform/sdk/operations';
import { Card, CardContent, EmptyState, Field, Select, Skeleton } from '@platform/ui-kit/skin';
import { IdCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { AppLink, useGo } from '../../../../shared/link.tsx';
import { listPage } from '../../../../shared/list/list.context.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { listLink } from '../../../../shared/list.links.ts';
import { useText, useWords } from '../../../../shared/messages.ts';
import { usePage } from '../../../../shared/page.tsx';
import { type PartyOption, usePartyOptions } from '../../../../shared/party.options.ts';
import { useOperation } from '../../../../shared/query.ts';
import { MerchantParts } from '../merchants/merchants.profile.tsx';
import type { SupplierGiven } from '../suppliers/suppliers.parts.ts';
import { SupplierParts } from '../suppliers/suppliers.profile.tsx';
import { OwnMerchantActions } from './own-merchant.actions.tsx';
import { profileMessages } from './profile.messages.ts';

/** The caller's merchant or supplier; for the platform's staff the one that they choose. */
export const ProfilePage = listPage('userProducts.list', function Profile({ context }) {
  const say = useText(profileMessages);
  const words = useWords();
  const { screen } = usePage();
  const { merchantId, supplierId } = context.user;
  return (
    <div className="grid max-w-5xl gap-3 p-3 sm:p-4">
      <h1 className="text-lg font-semibold">{words(screen.title)}</h1>
      <p className="text-muted-foreground">
        {say('about')}{' '}
        <AppLink
          href="/personal-center"
          className="focus-ring rounded-xs text-primary underline underline-offset-2"
        >
          {say('personalCenter')}
        </AppLink>
      </p>
      {merchantId ? (
        <MerchantProfile merchantId={merchantId} given={context} isOwn />
      ) : supplierId ? (
        <SupplierProfile supplierId={supplierId} given={context} />
      ) : (
        <ChosenProfile given={context} />
      )}
    </div>
  );
});

/** Staff choose whose profile they see. The choice is in the URL. */
function ChosenProfile({ given }: { given: ListContext }) {
  const say = useText(profileMessages);
  const { search, setSearch } = usePage();
  const parties = usePartyOptions();
  const chosen: PartyOption | undefined = parties.find(({ value }) => value === search.user);
  return (
    <>
      <Field label={say('party')} className="max-w-md">
        <Select
          value={search.user ?? ''}
          searchable
          options={parties}
          onValueChange={(user) => setSearch({ user })}
        />
      </Field>
      {!chosen && <EmptyState icon={IdCard} title={say('choose')} description={say('chooseHelp')} />}
      {chosen?.role === 'merchant' && (
        <MerchantProfile key={chosen.partyId} merchantId={chosen.partyId} given={given} />
      )}
      {chosen?.role === 'supplier' && (
        <SupplierProfile key={chosen.partyId} supplierId={chosen.partyId} given={given} />
      )}
    </>
  );
}

function MerchantProfile({
  merchantId,
  given,
  isOwn = false,
}: {
  merchantId: string;
  given: ListContext;
  isOwn?: boolean;
}) {
  const { data: row, error } = useOperation(merchantsDetail, { merchantId });
  return (
    <Frame name={row?.name} note={row?.mchId} error={error}>
      {row && (
        <>
          {isOwn && <OwnMerchantActions row={row} />}
          <MerchantParts row={row} given={given} />
        </>
      )}
    </Frame>
  );
}

function SupplierProfile({ supplierId, given }: { supplierId: string; given: ListContext }) {
  const go = useGo();
  const { data, error } = useOperation(suppliersList, { supplierId, withTeam: true });
  const row = data?.list[0];
  const whole: SupplierGiven = { ...given, products: [], suppliers: [] };
  const open = (supplier: string) => {
    const href = listLink('suppliers.list', given.user.access, { supplier });
    if (href) go(href);
  };
  return (
    <Frame name={row?.name} note={row?.account} error={error}>
      {row && <SupplierParts row={row} given={whole} open={open} />}
    </Frame>
  );
}

interface FrameProps {
  name: string | undefined;
  note: string | undefined;
  error: Error | null;
  children: ReactNode;
}

function Frame({ name, note, error, children }: FrameProps) {
  return (
    <Card>
      <CardContent className="grid gap-6 pt-4">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-base font-semibold">{name ?? <Skeleton className="h-6 w-40" />}</h2>
          {note && <span className="font-mono text-sm text-muted-foreground">{note}</span>}
        </div>
        {error ? <ErrorNotice error={error} /> : children}
      </CardContent>
    </Card>
  );
}
