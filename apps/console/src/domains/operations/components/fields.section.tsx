import { Field, Input, NumberInput, SecretInput, Textarea } from '@platform/ui-kit/skin';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../shared/messages.ts';
import { Examples } from './example.tsx';
import { AmountExamples } from './fields.amounts.tsx';
import { ChoiceExamples } from './fields.choices.tsx';
import { fieldsMessages } from './fields.messages.ts';
import { OtherExamples } from './fields.others.tsx';

export function FieldsSection() {
  const say = useText(fieldsMessages);
  const [perDay, setPerDay] = useState<number | null>(120);
  return (
    <Examples>
      <Field label={say('nickname')} help={say('nicknameHelp')} hint={say('optional')}>
        <Input defaultValue="Morning Light" />
      </Field>
      <Field label={say('account')} error={say('taken')} required>
        <Input defaultValue="merchant01" />
      </Field>
      <Field label={say('fixed')} help={say('fixedHelp')}>
        <Input defaultValue="100234" readOnly className="font-mono" />
      </Field>
      <Field label={say('find')}>
        <Input type="search" placeholder={say('findHint')} prefix={<Search aria-hidden />} />
      </Field>
      <Field label={say('limit')}>
        <NumberInput value={perDay} onValueChange={setPerDay} />
      </Field>
      <Field label={say('limit')} help={say('lockedWhy')}>
        <NumberInput value={50} onValueChange={setPerDay} disabled />
      </Field>
      <AmountExamples />
      <Field label={say('password')}>
        <SecretInput defaultValue="Platform2026" autoComplete="off" />
      </Field>
      <ChoiceExamples />
      <Field label={say('note')}>
        <Textarea defaultValue={say('noteText')} rows={3} />
      </Field>
      <OtherExamples />
    </Examples>
  );
}
