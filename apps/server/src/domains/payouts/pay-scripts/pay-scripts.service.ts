import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { payScripts, payScriptVersions } from './pay-scripts.table.ts';

/** For the products, which belong to a lower wing. @throws scriptNotFound, scriptNotLive */
export async function checkChoiceScript(db: Queryable, scriptId: string): Promise<void> {
  const [script] = await db.select().from(payScripts).where(eq(payScripts.id, scriptId));
  if (script?.direction !== 'choice') throw new BusinessError('scriptNotFound');
  if (script.liveVersionId === null) throw new BusinessError('scriptNotLive');
}

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
