import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { payScripts, payScriptVersions } from './pay-scripts.table.ts';

/** The version of a script that runs. */
export interface LiveScript {
  readonly scriptId: string;
  readonly versionId: string;
  readonly version: number;
  readonly source: string;
}

/** Undefined when no version is live. */
export async function liveScript(db: Queryable, scriptId: string): Promise<LiveScript | undefined> {
  const [live] = await db
    .select({
      scriptId: payScripts.id,
      versionId: payScriptVersions.id,
      version: payScriptVersions.version,
      source: payScriptVersions.source,
    })
    .from(payScripts)
    .innerJoin(payScriptVersions, eq(payScriptVersions.id, payScripts.liveVersionId))
    .where(eq(payScripts.id, scriptId));
  return live;
}
