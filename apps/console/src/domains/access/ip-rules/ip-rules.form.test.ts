import { describe, expect, it } from 'vitest';
import { readRecords } from '../../../shared/list/import/import.file.ts';
import { type Translate, translate } from '../../../shared/messages.ts';
import { formRefusals, ipRuleColumns, ipRuleExample, newForm, readForm, readLine } from './ip-rules.form.ts';
import { codesIn, headingReader, type IpRuleRow } from './ip-rules.labels.ts';
import { ipRuleMessages } from './ip-rules.messages.ts';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-11-21T04:00:00Z');
const row = { id: 'r1', kind: 'role', network: '198.51.100.0/24', note: 'Office' } as IpRuleRow;

describe('the form', () => {
  it('sends role and account only for the kinds that have them', () => {
    const filled = { ...newForm, account: ' ops ', networks: '10.0.0.1, 10.0.0.2\n10.0.0.3' };
    const networks = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];
    const common = { networks, note: '', expiresAt: null };
    expect(readForm(filled, undefined, now)).toEqual({ kind: 'role', role: 'admin', ...common });
    expect(readForm({ ...filled, kind: 'merchant' }, undefined, now)).toEqual({
      ...{ kind: 'merchant', account: 'ops' },
      ...common,
    });
    expect(readForm({ ...filled, kind: 'devices' }, undefined, now)).toEqual({ kind: 'devices', ...common });
  });

  it('sends of a rule what differs, its end only if another is chosen, and never its subject', () => {
    const change = { ...newForm, networks: row.network, note: 'New', expiry: 'keep' as const };
    const sent = { ipRuleId: 'r1', note: 'New' };
    expect(readForm(change, row, now)).toEqual(sent);
    expect(readForm({ ...change, expiry: 'hour' }, row, now)).toEqual({
      ...sent,
      expiresAt: '2026-11-21T05:00:00.000Z',
    });
    const narrower = { ...change, networks: '10.0.0.0/30' };
    expect(readForm(narrower, row, now)).toEqual({ ...sent, networks: ['10.0.0.0/30'] });
  });

  it('asks for networks, and for the account of an account', () => {
    expect(formRefusals(newForm)).toEqual({ networks: 'required' });
    expect(formRefusals({ ...newForm, kind: 'account', networks: '::1' })).toEqual({ account: 'required' });
    expect(formRefusals({ ...newForm, kind: 'account', networks: '::1' }, row)).toEqual({});
  });
});

describe('a line of a file', () => {
  const words = { codes: {}, timeZone: 'Asia/Shanghai' };
  it('is read as in the template', () => {
    expect(readLine(ipRuleExample, words)).toEqual({
      input: {
        ...{ kind: 'role', role: 'admin', networks: ['203.0.113.0/24'], note: 'Office' },
        ...{ enabled: true, expiresAt: null },
      },
      refusals: {},
    });
    const outside = { ...ipRuleExample, network: ' 999.1.1.1 ' };
    expect(readLine(outside, words).refusals).toEqual({ networks: 'notNetwork' });
    const wrong = { kind: 'phone', role: 'root', network: '', expiresAt: 'soon', enabled: 'perhaps' };
    expect(readLine(wrong, words).refusals).toEqual({
      ...{ kind: 'unknownChoice', role: 'unknownChoice', networks: 'required' },
      ...{ expiresAt: 'unknownChoice', enabled: 'unknownChoice' },
    });
  });

  it.each([
    [
      'zh-CN',
      'IP 或网段,适用于,角色,账号,状态,备注,有效期至 (Asia/Shanghai),创建人,创建时间,修改人,更新时间',
      '198.51.100.0/24,某角色的登录,管理员,,已停用,Office,2026-11-25 13:14:54,root,2026-11-20 10:00:00,root,2026-11-20 10:00:00',
    ],
    [
      'en-US',
      'Address or network,For,Role,Account,Status,Note,Until,Added by,Created,Changed by,Changed',
      '198.51.100.0/24,Sign-in of a role,Admin,,Disabled,Office,2026-11-25 13:14:54,root,2026-11-20 10:00:00,root,2026-11-20 10:00:00',
    ],
  ] as const)('of an exported file in %s is read as the rule it was', async (language, header, line) => {
    const say: Translate<typeof ipRuleMessages.table> = (key, ...values) =>
      translate(ipRuleMessages, language, key, ...values);
    const file = new Blob([`\uFEFF${header}\r\n${line}\r\n`]);
    const read = await readRecords(file, { ...ipRuleColumns, read: headingReader(say, zone) });
    if (!read.ok) throw new Error(JSON.stringify(read));
    const { input, refusals } = readLine(read.records[0]?.record ?? {}, {
      codes: codesIn(say, language),
      timeZone: zone,
    });
    expect(refusals).toEqual({});
    expect(input).toEqual({
      ...{ kind: 'role', role: 'admin', networks: ['198.51.100.0/24'], note: 'Office', enabled: false },
      expiresAt: '2026-11-25T05:14:54.000Z',
    });
  });
});
