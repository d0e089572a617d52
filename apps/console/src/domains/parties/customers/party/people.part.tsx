import { KeyValueList } from '@platform/ui-kit/skin';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { listMessages } from '../../../../shared/list/list.messages.ts';
import { DrawerPart } from '../../../../shared/list/row.drawer.tsx';
import { useText } from '../../../../shared/messages.ts';
import { kycWord } from '../../../../shared/people/people.labels.ts';
import { peopleMessages } from '../../../../shared/people/people.messages.ts';
import { authenticatorOf, type Party } from './party.labels.ts';
import { partyMessages } from './party.messages.ts';

/** The account of a merchant or supplier. */
export function PartyPeople({ party }: { party: Party }) {
  const say = useText(partyMessages);
  const sayPeople = useText(peopleMessages);
  const sayList = useText(listMessages);
  return (
    <DrawerPart title={say('people')}>
      <KeyValueList
        items={[
          { key: 'account', label: say('account'), value: <CopyText value={party.account} /> },
          { key: 'authenticator', label: say('authenticator'), value: say(authenticatorOf(party)) },
          { key: 'allowModify', label: say('allowModify'), value: sayList(party.allowModify ? 'yes' : 'no') },
          {
            key: 'payPassword',
            label: say('payPassword'),
            value: say(party.hasPayPassword ? 'isSet' : 'notSet'),
          },
          { key: 'kyc', label: say('kyc'), value: kycWord(party.kycState, sayPeople) },
        ]}
      />
    </DrawerPart>
  );
}
