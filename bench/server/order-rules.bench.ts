import { Client } from 'pg';
import { openStore } from '../../apps/server/src/db/connection.ts';
import { ruleKinds } from '../../apps/server/src/domains/risk/order-analysis/order-analysis.rules.ts';
import { startPostgres } from '../../scripts/launch/postgres.ts';
import { median } from '../stats.ts';
import { figureRow, type Row, ratioRow } from '../table.ts';
import { orderLoad } from './orders.bench.ts';
import { serverProcessorMs } from './processor-time.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const seconds = 4;
const listed = 10_000;
const allowed = 100;
const frozen = 1_000;

/**
 * Signed creation over HTTP with every risk rule on, beside the same without any, in alternating rounds. The other
 * server is paused, so that neither works off its orders while the other is measured.
 */
export async function benchOrderRules(say: (text: string) => void): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true, say });
  const admin = new Client({ connectionString: postgres.url });
  try {
    const urlOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: name }).href;
    await admin.connect();
    for (const name of ['bench_without', 'bench_with']) await admin.query(`create database ${name}`);
    await prepare(urlOf('bench_without'), false);
    await prepare(urlOf('bench_with'), true);
    const without = await startServerProcess(urlOf('bench_without'));
    try {
      const ruled = await startServerProcess(urlOf('bench_with'));
      try {
        return await measure({ ruled, without, admin }, say);
      } finally {
        await ruled.stop();
      }
    } finally {
      await without.stop();
    }
  } finally {
    await admin.end();
    await postgres.stop();
  }
}

interface Servers {
  readonly ruled: ServerProcess;
  readonly without: ServerProcess;
  readonly admin: Client;
}

async function measure({ ruled, without, admin }: Servers, say: (text: string) => void): Promise<Row[]> {
  const rates = { with: [] as number[], without: [] as number[] };
  const costs = { with: [] as Cost[], without: [] as Cost[] };
  const run = async (server: ServerProcess, other: ServerProcess): Promise<number> => {
    const load = orderLoad(server, seconds);
    const kind = server === ruled ? 'with' : 'without';
    const used = () => serverProcessorMs(server.pid, admin, `bench_${kind}`);
    const before = await used();
    const { perSecond, refused, latenciesMs } = await other.whilePaused(load);
    const after = await used();
    if (refused > 0) throw new Error(`${refused} orders were refused.`);
    if (before && after)
      costs[kind].push({
        server: ((after.server - before.server) * 1_000) / latenciesMs.length,
        database: ((after.database - before.database) * 1_000) / latenciesMs.length,
      });
    return perSecond;
  };
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const [first, second] = [await run(ruled, without), await run(without, ruled)];
    if (round === 0) continue;
    rates.with.push(first);
    rates.without.push(second);
    say(`round ${round}: ${first.toFixed(0)} orders/s with rules, ${second.toFixed(0)} without`);
  }
  // The first round warmed up.
  const cost = (kind: keyof typeof costs, part: keyof Cost) =>
    median(costs[kind].slice(1).map((one) => one[part]));
  const costRows = (['server', 'database'] as const).map((part) =>
    figureRow(
      `… CPU time of an order in the ${part}, allocation included as far as it ran meanwhile; without the rules ${cost('without', part).toFixed(0)} µs`,
      cost('with', part),
      'µs',
      {},
    ),
  );
  return [
    ratioRow(
      `signed order creation with ${listed.toLocaleString('en-US')} listed values, ${allowed} IP rules, ${frozen.toLocaleString('en-US')} frozen networks and the order analysis`,
      median(rates.with),
      { name: 'without them', value: median(rates.without) },
      '/s',
      { atLeast: 0.95 },
    ),
    ...(costs.with.length > 1 ? costRows : []),
  ];
}

/** CPU microseconds of one order. */
interface Cost {
  readonly server: number;
  readonly database: number;
}

/** Rules that concern every order, and allow it. */
async function prepare(databaseUrl: string, isRuled: boolean): Promise<void> {
  const store = await openStore({ databaseUrl, poolSize: 1 });
  await store.close();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    if (!isRuled) {
      await client.query(
        `insert into order_analysis_rules (kind, enabled, window_hours, least, percent, changed_at, changed_by)
         select kind, false, 1, 1000, null, now(), 'bench' from unnest($1::text[]) as kind`,
        [ruleKinds],
      );
      return;
    }
    await client.query(
      `insert into black_list (id, kind, value, normalised, direction, effect, reason, enabled, added_by, created_at)
       select md5('l' || n)::uuid, kind, form, form, 'both', case n % 2 when 0 then 'refuse' else 'suspicious' end, 'bench',
         true, 'bench', now()
       from (
         select n, (array['name', 'accountNumber', 'vpa', 'phone', 'usdtAddress'])[n % 5 + 1] as kind,
           case n % 5 when 0 then 'listed payer' || n when 2 then 'l' || n || '@bank' else (900000000000 + n)::text end as value
         from generate_series(1, $1::int) n
       ) as entry, lateral (select replace(value, ' ', '') as form) as formed`,
      [listed],
    );
    await client.query(
      `insert into ip_rules (id, kind, network, note, enabled, created_by, created_at, updated_by, updated_at)
       select md5('i' || n)::uuid, 'merchants',
         case n when 1 then '127.0.0.0/8' else '198.' || 18 + n % 2 || '.' || n || '.0/24' end::inet, 'bench', true, 'bench',
         now(), 'bench', now()
       from generate_series(1, $1::int) n`,
      [allowed],
    );
    await client.query(
      `insert into frozen_ips (id, network, reason, frozen_by, created_at)
       select md5('f' || n)::uuid, ('198.51.' || n / 250 || '.' || n % 250)::inet, 'bench', 'bench', now()
       from generate_series(1, $1::int) n`,
      [frozen],
    );
  } finally {
    await client.end();
  }
}
