import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import type { OperationIO } from '@platform/sdk';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { statements } from '../statements/statements.table.ts';
import { lastPriority, readMessage, templatesInUse } from './message-templates.service.ts';
import type { MessageTemplate, TemplateKind } from './message-templates.table.ts';
import type { ParsedMessage } from './message-templates.types.ts';
import { compilePattern, type Pattern, readWith } from './template-engine.ts';

type Trial = OperationIO['messageTemplates.trial']['output'];
type TrialInput = OperationIO['messageTemplates.trial']['handlerInput'];

const mostMessages = 500;
const mostSamples = 5;
/** Longest time for reading, and the longest time without letting other requests run. */
const allowedMs = 2_000;
const turnMs = 20;
/** Names the draft among the templates; no stored template has this id. */
const draftId = 'draft';

interface NewestMessage {
  readonly id: string;
  readonly storedAt: Date;
  readonly sender: string;
  readonly body: string;
}

async function newestMessages(db: Queryable, kind: TemplateKind): Promise<NewestMessage[]> {
  const { id, storedAt, sender, body } = statements;
  const rows = await db
    .select({ id, storedAt, sender, body })
    .from(statements)
    .where(and(eq(statements.kind, kind), isNotNull(body)))
    .orderBy(desc(storedAt), desc(id))
    .limit(mostMessages);
  return rows.map((row) => ({ ...row, sender: row.sender ?? '', body: row.body ?? '' }));
}

const partNames = ['newlyRead', 'taken', 'changed', 'lost', 'hidden'] as const;
type PartName = (typeof partNames)[number];
type Part = Trial[PartName];

/** One kind of difference, while messages are counted. */
class DifferenceCount {
  #count = 0;
  readonly #samples: Part['samples'][number][] = [];
  readonly #templates = new Map<string, Part['templates'][number]>();

  add(
    { id, storedAt, sender, body }: NewestMessage,
    { other, before, after }: Omit<Difference, 'part'>,
  ): void {
    this.#count += 1;
    if (other) {
      const { count = 0 } = this.#templates.get(other.id) ?? {};
      this.#templates.set(other.id, { templateId: other.id, name: other.name, count: count + 1 });
    }
    if (this.#samples.length >= mostSamples) return;
    const message = { statementId: id, storedAt: storedAt.toISOString(), sender, text: body };
    this.#samples.push({ ...message, templateName: other?.name ?? null, before, after });
  }

  result(): Part {
    const templates = [...this.#templates.values()].sort((a, b) => b.count - a.count);
    return { count: this.#count, templates, samples: this.#samples };
  }
}

interface Difference {
  readonly part: PartName | 'unchanged';
  readonly other: Pick<MessageTemplate, 'id' | 'name'> | undefined;
  readonly before: ParsedMessage | null;
  readonly after: ParsedMessage | null;
}

/** Compares how a message is read now and with the draft in use; undefined if the draft changes nothing about it. */
function differenceOf(
  message: NewestMessage,
  now: readonly MessageTemplate[],
  withDraft: readonly MessageTemplate[],
  storedId: string | undefined,
): Difference | undefined {
  const was = readMessage(now, message);
  const becomes = readMessage(withDraft, message);
  const readBefore = 'template' in was ? was : undefined;
  const readAfter = 'template' in becomes ? becomes : undefined;
  const fields = { before: readBefore?.fields ?? null, after: readAfter?.fields ?? null };
  const isOwn = readBefore !== undefined && readBefore.template.id === storedId;
  if (readAfter?.template.id === draftId) {
    if (!readBefore) return { part: 'newlyRead', other: undefined, ...fields };
    if (!isOwn) return { part: 'taken', other: readBefore.template, ...fields };
    const isSame = JSON.stringify(fields.before) === JSON.stringify(fields.after);
    return { part: isSame ? 'unchanged' : 'changed', other: undefined, ...fields };
  }
  if (isOwn) return { part: 'lost', other: readAfter?.template, ...fields };
  const draft = withDraft.find(({ id }) => id === draftId);
  return readAfter && draft && fits(draft, message)
    ? { part: 'hidden', other: readAfter.template, ...fields }
    : undefined;
}

function fits(draft: MessageTemplate, message: NewestMessage): boolean {
  const compilation = compilePattern(draft);
  return 'compiled' in compilation && typeof readWith(compilation.compiled, draft, message) === 'object';
}

/** The templates in use with the draft at its place. Among equal priorities a new template is the last. */
function placeDraft(
  now: readonly MessageTemplate[],
  draft: Pattern,
  { kind, priority, templateId }: { kind: TemplateKind; priority: number; templateId: string | undefined },
): MessageTemplate[] {
  const never = new Date(0);
  const entry: MessageTemplate = {
    ...{ ...draft, kind, priority, id: draftId, name: '', accountKind: null, bankId: null, enabled: true },
    ...{ sample: '', sampleSender: '', createdAt: never, updatedAt: never },
  };
  const others = now.filter(({ id }) => id !== templateId);
  const isBefore = (other: MessageTemplate): boolean =>
    other.priority < priority ||
    (other.priority === priority && (templateId === undefined || other.id < templateId));
  return [...others.filter(isBefore), entry, ...others.filter((other) => !isBefore(other))];
}

/** Reads the newest messages with and without a draft, and returns what would change. */
export async function tryTemplate(
  db: Queryable,
  { kind, templateId, priority, draft }: TrialInput,
): Promise<Trial> {
  const parts = new Map(partNames.map((name) => [name, new DifferenceCount()]));
  let tried = 0;
  let unchanged = 0;
  const result = (outcome: Pick<Trial, 'refusal' | 'detail' | 'isCut'>): Trial => {
    const part = (name: PartName): Part => parts.get(name)?.result() ?? new DifferenceCount().result();
    return {
      ...outcome,
      tried,
      newlyRead: part('newlyRead'),
      taken: part('taken'),
      changed: part('changed'),
      lost: part('lost'),
      hidden: part('hidden'),
      unchanged,
    };
  };
  const compilation = compilePattern(draft);
  if ('refusal' in compilation) {
    const { refusal, detail } = compilation;
    return result({ refusal, detail, isCut: false });
  }
  const now = await templatesInUse(db, kind);
  const place = { kind, templateId, priority: priority ?? (await lastPriority(db, kind)) };
  const withDraft = placeDraft(now, draft, place);
  const messages = await newestMessages(db, kind);
  const startedAt = performance.now();
  let turnStartedAt = startedAt;
  for (const message of messages) {
    const difference = differenceOf(message, now, withDraft, templateId);
    tried += 1;
    if (difference?.part === 'unchanged') unchanged += 1;
    else if (difference) parts.get(difference.part)?.add(message, difference);
    const at = performance.now();
    if (at - startedAt > allowedMs) break;
    if (at - turnStartedAt < turnMs) continue;
    await eventLoopTurn();
    turnStartedAt = performance.now();
  }
  return result({ refusal: null, detail: null, isCut: tried < messages.length });
}
