import { expect, it } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';
import { formatRelease, readCurrent, readReleased } from './contract-files.ts';

it('the contract keeps the promises of its last release', () => {
  const released = readReleased();
  expect(released, 'openapi/released/contract.json is missing: npm run release:contract').toBeDefined();
  const breaks = released ? breakingChanges(released.contract, readCurrent()) : [];
  expect(
    breaks,
    'a program written for the last release would notice: add beside what is there instead, or release a major version',
  ).toEqual([]);
});

it('a released contract contains everything that the comparison reads', () => {
  const contract = readCurrent();
  const read = JSON.parse(formatRelease({ version: '0.0.0', contract })) as { contract: typeof contract };
  expect(breakingChanges(contract, read.contract)).toEqual([]);
  expect(breakingChanges(read.contract, contract)).toEqual([]);
});
