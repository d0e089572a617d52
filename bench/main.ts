import { say } from '../scripts/launch/progress.mjs';
import { benchConsole } from './console/console.bench.ts';
import { benchLoopback, benchOverhead } from './sdk/call.bench.ts';
import { benchSigning } from './sdk/sign.bench.ts';
import { benchSizes } from './sdk/size.bench.ts';
import { benchSocket } from './sdk/socket.bench.ts';
import { benchValidation } from './sdk/validation.bench.ts';
import { benchAccountList } from './server/account-list.bench.ts';
import { benchBreakdown } from './server/breakdown.bench.ts';
import { benchGatewayPayouts } from './server/gateway-payouts.bench.ts';
import { benchIpAnalysis } from './server/ip-analysis.bench.ts';
import { benchLives } from './server/life.bench.ts';
import { overManyOrders } from './server/many-orders.bench.ts';
import { benchMiddleware } from './server/middleware.bench.ts';
import { benchOrderList } from './server/order-list.bench.ts';
import { benchOrderRules } from './server/order-rules.bench.ts';
import { benchOrders } from './server/orders.bench.ts';
import { benchPartyList } from './server/party-list.bench.ts';
import { benchPartyStatement } from './server/party-statement.bench.ts';
import { benchPayoutBatch } from './server/payout-batch.bench.ts';
import { benchPayouts } from './server/payouts.bench.ts';
import { benchSandbox } from './server/sandbox.bench.ts';
import { benchSearch } from './server/search.bench.ts';
import { benchSlips } from './server/slips.bench.ts';
import { benchStatements } from './server/statement-list.bench.ts';
import { benchStatistics } from './server/statistics.bench.ts';
import { formatTable, type Row } from './table.ts';
import { benchTable } from './table-rows.bench.ts';

type Bench = () => Promise<Row[]>;

const benches: Readonly<Record<string, Readonly<Record<string, Bench>>>> = {
  sdk: {
    loopback: benchLoopback,
    overhead: benchOverhead,
    sizes: benchSizes,
    validation: benchValidation,
    signing: benchSigning,
    socket: benchSocket,
  },
  server: {
    orders: () => benchOrders(say),
    orderRules: () => benchOrderRules(say),
    lives: () => benchLives(say),
    payouts: () => benchPayouts(say),
    gatewayPayouts: () => benchGatewayPayouts(say),
    payoutBatch: () => benchPayoutBatch(say),
    sandbox: benchSandbox,
    slips: benchSlips,
    accounts: () => benchAccountList(say),
    parties: () => benchPartyList(say),
    statement: () => benchPartyStatement(say),
    statements: () => benchStatements(say),
    middleware: benchMiddleware,
    manyOrders: () =>
      overManyOrders(say, [benchOrderList, benchSearch, benchStatistics, benchBreakdown, benchIpAnalysis]),
    figures: () => overManyOrders(say, [benchBreakdown, benchIpAnalysis]),
  },
  table: { rows: benchTable },
  console: { pages: () => benchConsole(say) },
};

/** `npm run bench` measures everything; `npm run bench -- sdk` or `-- orders` a part of it. */
const wanted = process.argv.slice(2);
const rows: Row[] = [];
for (const [group, members] of Object.entries(benches)) {
  for (const [name, bench] of Object.entries(members)) {
    if (wanted.length > 0 && !wanted.includes(group) && !wanted.includes(name)) continue;
    say(`Measuring ${group}: ${name} …`);
    rows.push(...(await bench()));
  }
}
if (rows.length === 0) {
  const names = Object.entries(benches).flatMap(([group, members]) => [group, ...Object.keys(members)]);
  process.stderr.write(`There is no such measurement. Name some of: ${names.join(', ')}.\n`);
  process.exit(1);
}
process.stdout.write(`\n${formatTable(rows)}\n`);
