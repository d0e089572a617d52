import { expect, it } from 'vitest';
import { auditNounMessages } from './audit.nouns.messages.ts';
import { auditVerbMessages } from './audit.verbs.messages.ts';
import { auditedOperations, objectTypes, objectWord, operationWord } from './audit.words.ts';

it('every audited operation has words', () => {
  const without = auditedOperations.filter((operation) => {
    const [noun = '', verb = ''] = operation.split('.');
    return noun === 'settings'
      ? operationWord(operation, 'en-US').includes(verb)
      : !(noun in auditNounMessages.table && verb in auditVerbMessages.table);
  });
  expect(without, 'add the noun or the verb to the words of the audit trail').toEqual([]);
});

it('has no word for nothing', () => {
  const used = new Set(auditedOperations.flatMap((operation) => operation.split('.')));
  expect(Object.keys(auditVerbMessages.table).filter((verb) => !used.has(verb))).toEqual([]);
  const named = new Set(objectTypes.map((type) => objectWord(type, 'en-US')));
  const idle = Object.entries(auditNounMessages.table).filter(
    ([noun, words]) => !used.has(noun) && !named.has(words['en-US']),
  );
  expect(idle).toEqual([]);
});

it('names a setting by its title, and what it does not know by its code', () => {
  expect(operationWord('merchants.rotateKey', 'en-US')).toBe('Merchant · Rotate key');
  expect(operationWord('settings.setDataClearCycle', 'en-US')).not.toContain('DataClearCycle');
  expect(operationWord('newNoun.newVerb', 'en-US')).toBe('newNoun · newVerb');
});
