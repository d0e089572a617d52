import type { Currency, OperationIO } from '@platform/sdk';
import type { NamedProduct, ProductCapacity } from '../../orders/orders.public.ts';

type Asked = OperationIO['payScriptRuns.list']['handlerInput'];

/** What a script is for. */
export type ScriptDirection = OperationIO['payScripts.add']['handlerInput']['direction'];
export type EntryPoint = NonNullable<Asked['entryPoint']>;
export type RunVerdict = NonNullable<Asked['verdict']>;
/** Why a script gave no verdict. */
export type RunFailure = NonNullable<Asked['failure']>;
export type RunTrigger = 'worker' | 'notice' | 'operator';
export type RunEffect =
  | 'none'
  | 'accepted'
  | 'linked'
  | 'completed'
  | 'declined'
  | 'exception'
  | 'returnedToPool'
  | 'amountDiffers'
  | 'givenUp'
  | 'chosen'
  | 'ownAccounts';
export type StoredRequest = OperationIO['payScriptRuns.detail']['output']['requests'][number];
export type StoredNotice = NonNullable<OperationIO['payScriptRuns.detail']['output']['notice']>;
/** A collection order, as a script sees it. */
export interface ScriptOrder {
  readonly orderCode: string;
  readonly mchId: string;
  readonly productId: number;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly createdAt: string;
}

/** A collection order at its gateway, as `create` and `query` see it. */
export interface ScriptCollection extends ScriptOrder {
  readonly key: string;
  readonly attempt: number;
  readonly expiresAt: string | null;
  readonly reference: string | null;
  readonly subject: string | null;
}

/** What a script is asked about an order. */
export interface ChoiceQuestion {
  readonly order: ScriptOrder;
  readonly capacity: readonly ProductCapacity[];
}

/** What was asked, and what became of each product that the script named. */
export interface StoredChoice extends ChoiceQuestion {
  readonly products: readonly NamedProduct[];
}
