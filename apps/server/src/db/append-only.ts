/** Rows that are written once: what happened stays as it was written, whoever asks. */
const tables = ['ledger_transfers', 'ledger_entries', 'order_events'] as const;

const triggers = tables.map(
  (table) => `
  if not exists (select from pg_trigger where tgname = '${table}_append_only') then
    create trigger ${table}_append_only before update or delete on ${table}
      for each row execute function refuse_change();
  end if;`,
);

/**
 * Run after the migrations, which are generated from the tables and know no triggers. Costs nothing while nobody tries:
 * a trigger that is there is left alone, for making one locks its table.
 */
export const appendOnlySql = `
do $do$ begin
  if not exists (select from pg_proc where proname = 'refuse_change') then
    create function refuse_change() returns trigger language plpgsql as $fn$ begin
      raise exception 'Rows of % are never changed.', tg_table_name using errcode = 'restrict_violation';
    end $fn$;
  end if;${triggers.join('')}
end $do$`;
