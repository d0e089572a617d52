/** Tables whose rows are written once and never changed or deleted. */
const tables = [
  'ledger_transfers',
  'ledger_entries',
  'order_events',
  'data_clearings',
  'split_matches',
  'split_match_records',
  'split_match_orders',
] as const;

const functionSql = (name: string, body: string): string => `
  if not exists (select from pg_proc where proname = '${name}') then
    create function ${name}() returns trigger language plpgsql as $fn$ begin
      ${body}
    end $fn$;
  end if;`;

const triggerSql = (table: string, refusal: string): string => `
  if not exists (select from pg_trigger where tgname = '${table}_append_only') then
    create trigger ${table}_append_only before update or delete on ${table}
      for each row execute function ${refusal}();
  end if;`;

const refuse = `raise exception 'Rows of % are never changed.', tg_table_name using errcode = 'restrict_violation';`;

/**
 * An audit record gets its position in the chain once, after it was written. Nothing else in it ever changes.
 */
const sealOnly = `
      if tg_op = 'UPDATE' then
        if old.position is null and old.hash is null and new.position is not null and new.hash is not null
          and to_jsonb(new) - 'position' - 'hash' = to_jsonb(old) - 'position' - 'hash' then return new; end if;
      end if;
      ${refuse}`;

/** The chain's position can only increase. */
const growOnly = `
      if tg_op = 'UPDATE' then
        if new.id = old.id and new.position > old.position then return new; end if;
      end if;
      ${refuse}`;

/**
 * Run after the migrations, because they are generated from the tables and do not include triggers. An
 * existing trigger is left as it is, because creating one locks its table. The triggers cost nothing until a
 * forbidden change is tried.
 */
export const appendOnlySql = `
do $do$ begin${functionSql('refuse_change', refuse)}${functionSql('refuse_audit_change', sealOnly)}${functionSql('refuse_audit_shrink', growOnly)}
${tables.map((table) => triggerSql(table, 'refuse_change')).join('')}
${triggerSql('audit_records', 'refuse_audit_change')}${triggerSql('audit_chain_head', 'refuse_audit_shrink')}
end $do$`;
