import { roles } from '../generated/permissions.ts';
import type { StepContext } from '../rules/machine.ts';

export const actors = ['system', ...roles] as const;

/** One line of a transition table: the result of an event in every status, for some of the actors. */
export interface TableRow {
  readonly event: string;
  readonly who: readonly string[];
  readonly context: Readonly<Record<string, boolean>>;
  /** By status: `>status`, then the ledger step or `anew`; or the refusal. */
  readonly outcomes: Readonly<Record<string, string>>;
}

/** Reads a table of columns event | who | context | one column per status. */
export function readTable(text: string): { statuses: string[]; rows: TableRow[] } {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const statuses = head.slice(3);
  const rows = lines.map(([event = '', who = '', context = '', ...cells]) => ({
    event,
    who: who.split(','),
    context: Object.fromEntries(context === '-' ? [] : context.split(',').map((name) => [name, true])),
    outcomes: Object.fromEntries(statuses.map((status, index) => [status, cells[index] ?? ''])),
  }));
  return { statuses, rows };
}

/** Expands the table to every actor: an actor without a line is refused in every status and context. */
export function everyCell(rows: readonly TableRow[]): {
  event: string;
  as: NonNullable<StepContext['as']>;
  context: TableRow['context'];
  outcomes: TableRow['outcomes'];
}[] {
  return rows.flatMap(({ event, who, context, outcomes }) => {
    const named = new Set(rows.filter((row) => row.event === event).flatMap((row) => row.who));
    return actors.flatMap((as) => {
      if (who.includes(as)) return [{ event, as, context, outcomes }];
      if (named.has(as)) return [];
      const refused = Object.keys(outcomes).map((status) => [status, 'roleNotAllowed']);
      return [{ event, as, context, outcomes: Object.fromEntries(refused) }];
    });
  });
}

/** Writes a verdict in the format of the tables. */
export function writtenAs(
  verdict: { allowed: true; ledger: string; newAttempt: boolean } | { allowed: false; reason: string },
  to: string | undefined,
): string {
  if (!verdict.allowed) return verdict.reason;
  return `>${[to, ...(verdict.ledger === 'none' ? [] : [verdict.ledger]), ...(verdict.newAttempt ? ['anew'] : [])].join(' ')}`;
}
