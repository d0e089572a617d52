import { expect, it } from 'vitest';
import { openForm, renderActions } from '../../../../shared/testing/bad-inputs.tsx';
import { mockPlatform } from '../../../../shared/testing/mock-platform.ts';
import { useVersionActions } from './use-version-actions.tsx';

const { asked, fixtures, handlers, use } = mockPlatform();
const script = fixtures.payScriptRow();
const five = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d05';
const six = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d06';
const draft = { versionId: five, source: 'export const send = () => 1;', samples: [], isChanged: true };

async function saveAfter(newestId: string) {
  const newest = fixtures.payScriptVersionRow({ id: newestId, version: 6 });
  use(handlers.payScripts.versions(() => ({ list: [newest], total: 6 })));
  const actions = await renderActions(() => useVersionActions(script), 'en-US');
  void actions.save(draft);
  return (await openForm()).textContent;
}

it('a draft of the newest version is saved without a word about others', async () => {
  expect(await saveAfter(five)).not.toContain('newer');
});

it('a draft that lacks a version saved meanwhile says so before it is saved', async () => {
  expect(await saveAfter(six)).toContain('Version 6 is newer');
  expect(asked).not.toContain('/v1.0/payScript/addVersion');
});
