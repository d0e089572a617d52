// The payout bot's journal. Each step is on disk before it starts: after a crash only this file tells whether
// money may have left.
import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import process from 'node:process';

/**
 * claimed    we hold the claim; nothing has happened
 * beginning  telling the platform that payment starts
 * paying     requesting the payment from the bank: money may have left
 * unknown    the bank gave no result; a person must check
 * paid       the bank has paid; the platform may not know yet
 * declined   the bank has definitely refused; a person must decide
 * cancelled  returned; no money moved
 * done       paid, and the platform knows
 *
 * @typedef {'claimed' | 'beginning' | 'paying' | 'unknown' | 'paid' | 'declined' | 'cancelled' | 'done'} Step
 * @typedef {{ orderId: string, step: Step, orderCode?: string, reference?: string, utr?: string, reason?: string,
 *   amountMinor?: number, currency?: string, userName?: string | null, cardNumber?: string | null,
 *   ifscCode?: string | null }} Entry
 */

/** @param {string} path */
export function openJournal(path) {
  const unlock = lock(`${path}.lock`);
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  const text = readIfThere(path);
  // A last line without a line end was cut off by a crash; its step did not start.
  for (const line of text.split('\n').slice(0, -1)) merge(JSON.parse(line));
  const file = openSync(path, 'a', 0o600);
  if (text !== '' && !text.endsWith('\n'))
    ftruncateSync(file, Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)));

  /** @param {Entry} entry */
  function merge(entry) {
    const merged = { ...entries.get(entry.orderId), ...entry };
    entries.set(entry.orderId, merged);
    return merged;
  }

  return {
    /** Every payout with its last step. */
    entries: () => [...entries.values()],
    /** @param {string} orderId */
    get: (orderId) => entries.get(orderId),
    /**
     * Returns after the entry is on disk.
     * @param {Entry} entry
     */
    record(entry) {
      writeSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
      fsyncSync(file);
      return merge(entry);
    },
    close() {
      closeSync(file);
      unlock();
    },
  };
}

/** Prevents two bots from using one journal at the same time. @param {string} path */
function lock(path) {
  const owner = Number(readIfThere(path));
  if (owner && isAlive(owner)) throw new Error(`another bot (process ${owner}) works with this journal`);
  // Left by a process that was killed.
  rmSync(path, { force: true });
  const file = openSync(path, 'wx', 0o600);
  writeSync(file, String(process.pid));
  closeSync(file);
  return () => rmSync(path, { force: true });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
