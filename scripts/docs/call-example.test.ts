import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '@platform/sdk';
import { ordersCreate, ordersList } from '@platform/sdk/operations';
import { afterAll, expect, it } from 'vitest';
import type { Document } from '../generate/document.ts';
import { root } from '../launch/project.mjs';
import { httpExample, sdkExample, wireExample } from './call-example.ts';
import { unitsOf } from './call-pages.ts';
import { contractSource } from './contract-source.ts';

const folder = join(root, 'scripts', 'test-results', 'call-examples');
const document = JSON.parse(readFileSync(join(root, 'openapi', 'dist', 'openapi.json'), 'utf8')) as Document;
const { operations, descriptors } = contractSource(document);
const operationOf = (id: string) => operations.find((one) => one.id === id)!;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('every call’s example is a program that compiles', { timeout: 120_000 }, () => {
  const calls = operations.map((one) =>
    sdkExample(descriptors.get(one.id)!, wireExample(document, one), unitsOf(document, one)),
  );
  mkdirSync(folder, { recursive: true });
  const head = `import { createPlatform, minorUnits, signOrder } from '@platform/sdk';
const platform = createPlatform({ baseUrl: 'https://platform.example' });
declare const file: File;
declare const key: string;`;
  writeFileSync(join(folder, 'calls.ts'), `${head}\n${calls.join('\n')}\n`);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2023',
    module: 'preserve',
    allowImportingTsExtensions: true,
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['calls.ts'] }));
  const compiler = join(root, 'scripts', 'node_modules', '.bin', 'tsc');
  let output = '';
  try {
    execFileSync(compiler, ['-p', folder], { encoding: 'utf8' });
  } catch (error) {
    output = String((error as { stdout?: string }).stdout);
  }
  expect(output.split('\n').filter((line) => line.includes('calls.ts'))).toEqual([]);
});

it('a call is shown with the SDK’s names, times and units, and in its wire form', () => {
  const wire = { pageIndex: 2, pageNum: 50, startTime: '2026-11-20 08:00:00', amount: 50_000.0001 };
  const list = operationOf('orders.list');
  expect(sdkExample(ordersList as Operation, wire, unitsOf(document, list))).toBe(
    `await platform.orders.list({
  startTime: new Date('2026-11-20T00:00:00.000Z'),
  amount: minorUnits(50000),
  page: 2,
  pageSize: 50,
});`,
  );
  expect(httpExample(list, { pageIndex: 2 })).toBe(
    'GET /v1.0/order/getList?pageIndex=2\ntoken: <session token>',
  );
});

it('an order is shown as it is signed', () => {
  const create = operationOf('orders.create');
  const text = sdkExample(
    ordersCreate as Operation,
    wireExample(document, create),
    unitsOf(document, create),
  );
  expect(text).toMatch(/^await platform\.orders\.create\(signOrder\(\{/);
  expect(text).toContain('amount: minorUnits(50000)');
  expect(text).not.toContain('sign:');
  expect(httpExample(create, wireExample(document, create))).toContain('"sign": "');
});
