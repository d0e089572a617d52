import type { Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Log } from '../../../kit/log/log.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import type { ScriptPorts } from '../script-runs/script-runs.service.ts';

/** What sending, querying and reading notices need of the process. */
export interface GatewayParts extends ScriptPorts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: SecretBox;
  readonly settings: SettingsReader;
  readonly publish: (events: readonly FanoutEvent[]) => void;
  readonly random?: () => number;
}
