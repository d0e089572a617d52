import type { SettingValues } from '@platform/sdk/settings';

/** The data that decides whether a message is reliable. */
export interface RunMember {
  readonly id: string;
  readonly state: 'start' | 'linked' | 'broken' | 'replayed';
  readonly previousId: string | null;
  readonly amountMinor: number;
  /** Its money has completed an order. */
  readonly checked: boolean;
  readonly receivedAt: Date;
}

export interface ReliabilityRules {
  readonly chainSize: number;
  readonly checkSize: number;
  readonly rangeMs: number;
  /** In the minor units of the account's currency. */
  readonly checkAmountMinor: number;
}

const minuteMs = 60_000;

/** `amountMinorOf` converts the setting's amount from whole units. */
export const reliabilityRules = (
  setting: SettingValues['SecurityFreqParameters'],
  amountMinorOf: (text: string) => number,
): ReliabilityRules => ({
  chainSize: setting.minReliableChainSize,
  checkSize: setting.minReliableCheckSize,
  rangeMs: setting.minReliableCheckTimeRange * minuteMs,
  checkAmountMinor: amountMinorOf(setting.minReliableCheckAmount),
});

/**
 * Ids of the reliable messages of one account. A run is a sequence of messages that follow from one another; it
 * begins at a start or a break, even a repaired one. A message is reliable if a stretch of its run within the
 * time range has enough messages, enough of them checked, and enough checked money.
 */
export function reliableIds(members: readonly RunMember[], rules: ReliabilityRules): ReadonlySet<string> {
  const reliable = new Set<string>();
  for (const run of runsOf(members)) {
    for (const stretch of stretchesOf(run, rules.rangeMs)) {
      if (isEnough(stretch, rules)) for (const { id } of stretch) reliable.add(id);
    }
  }
  return reliable;
}

/** Groups messages that follow from one another into runs, each sorted by time. */
function runsOf(members: readonly RunMember[]): RunMember[][] {
  const firstOf = new Map<string, string>();
  const byId = new Map(members.map((member) => [member.id, member]));
  const first = (member: RunMember): string => {
    const passed: string[] = [];
    let at = member;
    while (!firstOf.has(at.id)) {
      passed.push(at.id);
      const previous = at.previousId === null ? undefined : byId.get(at.previousId);
      if (!previous || passed.includes(previous.id)) break;
      at = previous;
    }
    const found = firstOf.get(at.id) ?? at.id;
    for (const id of passed) firstOf.set(id, found);
    return found;
  };
  const linked = members.filter(({ state }) => state !== 'replayed');
  const inTime = linked.toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
  return [...Map.groupBy(inTime, first).values()];
}

/**
 * Stretches of a run within the time range, without those contained in another: a contained stretch never has
 * more messages, checked messages or money.
 */
function stretchesOf(run: readonly RunMember[], rangeMs: number): RunMember[][] {
  const stretches: RunMember[][] = [];
  let end = 0;
  for (const [start, first] of run.entries()) {
    const before = end;
    while (
      (run[end]?.receivedAt.getTime() ?? Number.POSITIVE_INFINITY) - first.receivedAt.getTime() <=
      rangeMs
    ) {
      end += 1;
    }
    if (end > before || start === 0) stretches.push(run.slice(start, end));
  }
  return stretches;
}

function isEnough(stretch: readonly RunMember[], rules: ReliabilityRules): boolean {
  const checked = stretch.filter((member) => member.checked);
  const checkedMinor = checked.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return (
    stretch.length >= rules.chainSize &&
    checked.length >= rules.checkSize &&
    checkedMinor >= rules.checkAmountMinor
  );
}
