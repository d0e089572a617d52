/**
 * Columns that the entity view never reads: secrets and what proves one, tokens in links, and contents of files. A
 * column with a suspicious name is hidden even if it is missing here; the test then asks for its line.
 */
export const hiddenColumns: Readonly<Record<string, readonly string[]>> = {
  users: [
    'password_hash',
    'pay_password_hash',
    'google_secret_box',
    'pending_google_secret_box',
    'last_google_counter',
  ],
  sessions: ['token_hash', 'second_level_hash', 'second_level_expires_at'],
  settings: ['secret_box'],
  merchants: ['signing_key_box', 'previous_signing_key_box'],
  pay_gateways: ['credential_boxes'],
  monitor_devices: ['token_hash', 'signing_secret_box'],
  heartbeat_keys: ['key_hashes'],
  idempotency_keys: ['key', 'body_hash', 'answer'],
  audit_records: ['hash'],
  audit_chain_head: ['hash'],
  adjustments: ['body_hash'],
  ledger_transfers: ['body_hash'],
  order_batches: ['file_hash'],
  // The link contains the token that opens the payer's page.
  orders: ['pay_url', 'body_hash'],
  order_links: ['link'],
  list_export_pieces: ['content'],
  payout_batch_files: ['content'],
  payout_batch_results: ['content'],
  payout_proofs: ['picture'],
  resources: ['qr_code'],
  order_performances: ['codes'],
  order_durations: ['counts'],
  bot_groups: ['code_hash'],
};

/** Names of secrets that are none here. */
const openDespiteName: Readonly<Record<string, readonly string[]>> = {
  gateway_attempts: ['key'],
  order_batches: ['key'],
  pay_script_runs: ['key'],
  sign_in_delays: ['key'],
};

const secretName =
  /(?:^|_)(?:hash(?:es)?|box(?:es)?|passwords?|passwd|secrets?|tokens?|credentials?|private|signing|otp|cookies?|seeds?|mnemonic)(?:_|$)|^key$/;

export const isHidden = (table: string, { name, type }: { name: string; type: string }): boolean =>
  hiddenColumns[table]?.includes(name) === true ||
  type === 'bytea' ||
  (secretName.test(name) && openDespiteName[table]?.includes(name) !== true);

/** Numbers of accounts, of which other screens show only the end. */
const accountName = /^(?:card_number|vpa|usdt_address|mobile_number|paybill_account)$/;

export const isMasked = (name: string): boolean => accountName.test(name);

export const masked = (value: string): string => `****${value.slice(-4)}`;
