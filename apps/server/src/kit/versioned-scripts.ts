import { createHash } from 'node:crypto';
import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from './ids.ts';

/** Columns of a program that has versions. What runs is the live version. */
export const scriptColumns = () => ({
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** Null: no version is live. */
  liveVersionId: uuid('live_version_id'),
  /** The version that was live before, for bringing it back. */
  previousVersionId: uuid('previous_version_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/**
 * Columns of a version beside its script. A version never changes, so that a record which names one says exactly what
 * ran. Only `wentLiveAt` and `wentLiveBy` are written later.
 */
export const versionColumns = () => ({
  id: uuid('id').primaryKey(),
  version: integer('version').notNull(),
  note: text('note').notNull(),
  /** Account of the author; null for a version that the platform ships. */
  author: text('author'),
  /** SHA-256 of the source in hexadecimal. */
  checksum: text('checksum').notNull(),
  source: text('source').notNull(),
  wentLiveAt: timestamp('went_live_at', { withTimezone: true }),
  /** Account that last put it live; null if it never was, or the platform shipped it live. */
  wentLiveBy: text('went_live_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export interface NewVersion {
  readonly source: string;
  readonly note: string;
  /** Null for a version that the platform ships. */
  readonly author: string | null;
}

interface Version extends NewVersion {
  readonly id: string;
  readonly version: number;
  readonly checksum: string;
  readonly wentLiveAt: Date | null;
  readonly wentLiveBy: string | null;
  readonly createdAt: Date;
}

/** The row of a new version, with its id and checksum. */
export const newVersionRow = <Given extends NewVersion>(version: Given, now: Date) => ({
  ...version,
  id: newId(now),
  checksum: createHash('sha256').update(version.source).digest('hex'),
  createdAt: now,
});

/** What every list of versions shows; the source is read on its own. */
export const shownVersionOf = (
  { id, version, note, author, checksum, source, wentLiveAt, wentLiveBy, createdAt }: Version,
  liveId: string | null,
) => ({
  id,
  version,
  note,
  author,
  checksum,
  sizeBytes: Buffer.byteLength(source),
  isLive: id === liveId,
  wentLiveAt: wentLiveAt?.toISOString() ?? null,
  wentLiveBy,
  createdAt: createdAt.toISOString(),
});

/** The audit trail names a version by its checksum; its source is kept for ever. */
export const factsOfVersion = ({
  version,
  note,
  checksum,
}: Pick<Version, 'version' | 'note' | 'checksum'>) => ({ version, note, checksum });
