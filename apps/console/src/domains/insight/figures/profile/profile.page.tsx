import { ordersProfile } from '@platform/sdk/operations';
import { Button, Card, EmptyState, SegmentedControl, Skeleton, StatTile } from '@platform/ui-kit/skin';
import { useCallback, useMemo, useState } from 'react';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { platformText, platformZone } from '../../../../shared/format.ts';
import { AppLink } from '../../../../shared/link.tsx';
import { ExportJobButton } from '../../../../shared/list/export.job.tsx';
import { FilterBar } from '../../../../shared/list/filter.bar.tsx';
import { readFilters } from '../../../../shared/list/filter.codecs.ts';
import { listPage } from '../../../../shared/list/list.context.tsx';
import { RefreshControl, type RefreshSeconds } from '../../../../shared/list/refresh.control.tsx';
import { presetRange } from '../../../../shared/list/time.range.ts';
import { ViewsMenu } from '../../../../shared/list/views/views.menu.tsx';
import { useLanguage, useText, useWords } from '../../../../shared/messages.ts';
import { type PageSearch, usePage } from '../../../../shared/page.tsx';
import { isSessionError, useOperation } from '../../../../shared/query.ts';
import { figureLink } from '../figures.model.ts';
import { FigureCard } from '../figures.parts.tsx';
import { isSoFar, periodTexts } from '../figures.periods.ts';
import { directionOf, useFigureTexts } from '../figures.texts.ts';
import { noLayout, viewedOf } from '../figures.views.ts';
import { ChangesCard } from './profile.changes.tsx';
import { type ProfileGiven, profileCodecs, profileFilters, useProfileGiven } from './profile.filters.ts';
import { profileMessages } from './profile.messages.ts';
import {
  type PerformanceName,
  type Profile,
  performanceChange,
  performanceMeasure,
  profileGroupings,
  profileRows,
} from './profile.model.ts';
import { type ProfileLink, ProfileTable, usePerformanceText } from './profile.table.tsx';

/** Success, allocation and time to pay of collections, and what changed. */
export const OrderProfilePage = listPage('orders.profile', function OrderProfile({ context }) {
  return <Page given={useProfileGiven(context)} />;
});

const viewed = viewedOf(profileCodecs, ['group']);

function Page({ given }: { given: ProfileGiven }) {
  const say = useText(profileMessages);
  const words = useWords();
  const language = useLanguage();
  const { screen, search, setSearch } = usePage();
  const [seconds, setSeconds] = useState<RefreshSeconds>(60);
  const { values, broken } = useMemo(() => readFilters(profileCodecs, search), [search]);
  const today = presetRange('today', new Date(), platformZone());
  const timed = search.startTime || search.endTime;
  const input = { ...(timed ? {} : { startTime: today.from, endTime: today.to }), ...values };
  const answer = useOperation(ordersProfile, input, {
    everyMs: seconds > 0 && seconds * 1_000,
    staleMs: 20_000,
    keepPrevious: true,
  });
  const { data, error, isPending } = answer;
  const filters = useMemo(
    () => profileFilters.map((filter) => filter.view({ say, language, given })),
    [given, say, language],
  );
  const change = (texts: PageSearch, options?: { replace?: boolean }) =>
    setSearch({ ...search, ...texts }, options);
  const list = {
    search,
    filter: change,
    clear: () => change(Object.fromEntries(Object.keys(profileCodecs).map((name) => [name, '']))),
  };
  const wider = presetRange('last30Days', new Date(), platformZone());
  return (
    <div className="mx-auto grid max-w-[110rem] gap-3 p-3 sm:p-4">
      <header className="flex flex-wrap items-center gap-2">
        <div className="me-auto min-w-0">
          <h1 className="text-lg font-semibold">{words(screen.title)}</h1>
          <p className="text-sm text-muted-foreground">
            {data && <Periods profile={data} />}
            {say('zoneNote', { zone: platformZone() })}
          </p>
        </div>
        <RefreshControl
          seconds={seconds}
          onSeconds={setSeconds}
          fetching={answer.isFetching}
          updatedAtMs={answer.dataUpdatedAt}
          onRefresh={() => void answer.refetch()}
        />
        <ExportJobButton
          operation={ordersProfile}
          input={input}
          total={null}
          filtered={{ filters: { main: filters, more: [] }, search }}
          shownIds={() => []}
        />
      </header>
      <FilterBar
        main={filters}
        more={[]}
        codecs={profileCodecs}
        search={search}
        broken={broken}
        onChange={change}
        onClear={list.clear}
        trailing={<ViewsMenu operation={ordersProfile.id} list={list} viewed={viewed} layout={noLayout} />}
      />
      {error !== null && !isSessionError(error) && !data ? (
        <Card className="grid justify-items-center gap-3 p-8">
          <ErrorNotice error={error} />
          <Button onClick={() => void answer.refetch()}>{say('retry')}</Button>
        </Card>
      ) : isPending || !data ? (
        <div aria-busy className="grid gap-3">
          <Skeleton className="h-28" />
          <Skeleton className="h-72" />
        </div>
      ) : data.total.current.orderCount + data.total.previous.orderCount === 0 ? (
        <Card>
          <EmptyState
            title={say('nothing')}
            description={say('nothingAdvice')}
            actions={
              <>
                <Button onClick={() => change({ startTime: wider.from, endTime: wider.to })}>
                  {say('lastMonth')}
                </Button>
                <Button onClick={list.clear}>{say('clear')}</Button>
              </>
            }
          />
        </Card>
      ) : (
        <Shown profile={data} given={given} search={search} change={change} />
      )}
    </div>
  );
}

function Periods({ profile }: { profile: Profile }) {
  const say = useText(profileMessages);
  const { until, ...ranges } = periodTexts(profile);
  return `${until === null ? say('period', ranges) : say('periodSoFar', { ...ranges, until })} · `;
}

interface ShownProps {
  profile: Profile;
  given: ProfileGiven;
  search: PageSearch;
  change: (texts: PageSearch) => void;
}

function Shown({ profile, given, search, change }: ShownProps) {
  const say = useText(profileMessages);
  const words = useWords();
  const group = profileGroupings.find((one) => one === search.group) ?? 'product';
  const link = useProfileLink(profile, given, search);
  const rows = profileRows(profile, group, words);
  return (
    <>
      <Tiles profile={profile} link={link} />
      <ChangesCard changes={profile.changes} link={link} />
      <FigureCard
        title={say('table')}
        actions={
          <SegmentedControl
            label={say('groupBy')}
            size="sm"
            value={group}
            onValueChange={(next) => change({ group: next })}
            options={profileGroupings.map((value) => ({ value, label: say(value) }))}
          />
        }
      >
        <ProfileTable
          head={say(group)}
          label={`${say('table')}: ${say(group)}`}
          rows={rows}
          soFar={isSoFar(profile)}
          link={link}
        />
      </FigureCard>
    </>
  );
}

/** The product whose variants the profile includes; a list finds them by their main product. */
const mainProduct = '3024';

/**
 * The page filters by user and includes a supplier's team. Lists filter by party, and no list shows a
 * supplier together with its team, so those figures open nothing.
 */
function useProfileLink(profile: Profile, given: ProfileGiven, search: PageSearch): ProfileLink {
  const partyOf = (userId: string | undefined) =>
    given.parties.find(({ value }) => value === userId)?.partyId;
  const filters = {
    merchantId: partyOf(search.merchantUserId),
    supplierId: partyOf(search.supplierUserId),
    [search.productId === mainProduct ? 'mainProductId' : 'productId']: search.productId,
  };
  const hasTeam = filters.supplierId !== undefined && given.leaders.has(filters.supplierId);
  const { startTime, endTime, previousStartTime, previousEndTime } = profile;
  const role = given.user.access;
  const key = JSON.stringify(filters);
  return useCallback(
    (period, figure, more) => {
      if (hasTeam && more.supplierId === undefined) return undefined;
      const range =
        period === 'current'
          ? { from: platformText(startTime), to: platformText(endTime) }
          : { from: platformText(previousStartTime), to: platformText(previousEndTime) };
      return figureLink({ role, orderType: 1, filters: JSON.parse(key) }, range, figure, more);
    },
    [role, key, hasTeam, startTime, endTime, previousStartTime, previousEndTime],
  );
}

const tiles: readonly PerformanceName[] = [
  'orderCount',
  'successRate',
  'allocationRate',
  'acknowledgementRate',
  'payTimeP50Ms',
  'payTimeP90Ms',
  'payTimeP99Ms',
  'allocationTimeP90Ms',
];

function Tiles({ profile, link }: { profile: Profile; link: ProfileLink }) {
  const say = useText(profileMessages);
  const texts = useFigureTexts();
  const textOf = usePerformanceText();
  const { current, previous } = profile.total;
  const was = isSoFar(profile) ? 'wasByThen' : 'wasBefore';
  return (
    <div className="@container">
      <ul className="grid grid-cols-2 gap-3 @2xl:grid-cols-4 @[100rem]:grid-cols-8">
        {tiles.map((name) => {
          const measure = performanceMeasure(name);
          const change = performanceChange(measure, current[name], previous[name]);
          const href = link('current', undefined, {});
          return (
            <li key={name} className="min-w-0">
              <StatTile
                className="h-full min-h-24"
                label={say(name)}
                value={textOf(measure, current[name])}
                delta={
                  change && change.direction !== 'none'
                    ? {
                        direction: directionOf(change),
                        text: texts.change(change),
                        words: '',
                        tone: change.tone,
                      }
                    : undefined
                }
                detail={say(was, { value: textOf(measure, previous[name]) })}
                link={href === undefined ? undefined : <AppLink href={href} />}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
