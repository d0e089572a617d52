import type { PartyDesk } from './party-desk.ts';
import { done, fieldsOf, type Row, rowOf, type TextWriter } from './stored-texts.ts';

const page = 'pageIndex=1&pageNum=200';

/** Texts about the scripts of monitor devices. */
export function monitorScriptWriters(desk: PartyDesk): TextWriter[] {
  const { call } = desk;
  /** Reads a row and gives it another name: names are unique, and several calls write the same text. */
  const shown = (id: unknown, number: number) => async (): Promise<Row> => {
    const row = await rowOf(desk, 'superAdmin', `monitorScript/getList?${page}`, (one) => one['id'] === id);
    done(await call('superAdmin', 'monitorScript/update', { scriptId: id, name: `Renamed ${number}` }));
    return fieldsOf(row, ['name']);
  };
  const add = (name: string) =>
    call<{ id: string } | null>('superAdmin', 'monitorScript/add', { name, kind: 'sms' });
  const added = async (number: number) => done(await add(`Monitor script ${number}`))?.id ?? '';
  return [
    {
      operation: 'monitorScripts.add',
      ways: ['name'],
      write: async (textOf, number) => {
        const answer = await add(textOf('name'));
        return { ...answer, shown: shown(answer.data?.id, number) };
      },
    },
    {
      operation: 'monitorScripts.update',
      ways: ['name'],
      write: async (textOf, number) => {
        const scriptId = await added(number);
        const answer = await call('superAdmin', 'monitorScript/update', { scriptId, name: textOf('name') });
        return { ...answer, shown: shown(scriptId, number) };
      },
    },
    {
      operation: 'monitorScripts.addVersion',
      ways: ['note'],
      byForm: true,
      write: async (textOf, number) => {
        const scriptId = await added(number);
        const form = new FormData();
        form.set('scriptId', scriptId);
        form.set('note', textOf('note'));
        form.set('file', new Blob(['run()']), 'script.js');
        const answer = await call('superAdmin', 'monitorScript/addVersion', form);
        const versions = `monitorScript/getVersions?scriptId=${scriptId}`;
        return {
          ...answer,
          shown: async () => fieldsOf(await rowOf(desk, 'superAdmin', versions, () => true), ['note']),
        };
      },
    },
  ];
}
