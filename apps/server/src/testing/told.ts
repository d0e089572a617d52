import { messages } from '../domains/access/messages/messages.table.ts';
import type { Role } from '../kit/operation/context.ts';
import type { TestApp } from './test-app.ts';

/** The messages since the last call: the text, the role of the recipient, and the page that it links to. */
export async function toldSince(
  app: TestApp,
): Promise<{ name: string; to: Role | undefined; link: string | null }[]> {
  const rows = await app.store.db.select().from(messages).orderBy(messages.id);
  await app.store.db.delete(messages);
  const roles = Object.entries(app.ids).map(([role, id]) => [id, role as Role] as const);
  const roleOf = new Map(roles);
  return rows
    .map(({ template, userId, link }) => ({ name: template, to: roleOf.get(userId), link }))
    .sort((a, b) => String(a.to).localeCompare(String(b.to)));
}
