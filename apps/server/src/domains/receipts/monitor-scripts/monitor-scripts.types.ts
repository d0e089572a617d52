import type { OperationIO } from '@platform/sdk';

/** Kind of the devices that run a script. */
export type ScriptKind = OperationIO['monitorScripts.add']['handlerInput']['kind'];
export type RollOut = OperationIO['monitorScripts.setRollOut']['handlerInput']['rollOut'];
export type MonitorScriptRow = OperationIO['monitorScripts.update']['output'];
export type MonitorScriptVersionRow = OperationIO['monitorScripts.addVersion']['output'];
export type WantedScript = NonNullable<OperationIO['monitorLogs.report']['output']['script']>;
export type ScriptState = NonNullable<OperationIO['monitorDevices.list']['handlerInput']['scriptState']>;

/** Which devices of a script get its live version. */
export interface RollOutPlan {
  readonly rollOut: RollOut;
  /** Null unless the roll-out is a share. */
  readonly percent: number | null;
  /** Empty unless the roll-out names devices. */
  readonly monitorIds: readonly string[];
}
