import type { Command } from './command.ts';
import { call } from './commands/call.ts';
import { login } from './commands/login.ts';
import { logout } from './commands/logout.ts';
import { ordersCreate } from './commands/orders-create.ts';
import { ordersList } from './commands/orders-list.ts';
import { ordersShow } from './commands/orders-show.ts';
import { ordersTail } from './commands/orders-tail.ts';
import { payoutsCancelClaim, payoutsClaim, payoutsHeld, payoutsNext } from './commands/payouts-claims.ts';
import { payoutsList, payoutsPool, payoutsShow } from './commands/payouts-list.ts';
import {
  payoutsBegin,
  payoutsDeclined,
  payoutsPaid,
  payoutsReject,
  payoutsUnknown,
} from './commands/payouts-outcome.ts';
import { signBody } from './commands/sign.ts';
import { verifyBody } from './commands/verify.ts';
import { whoami } from './commands/whoami.ts';

/** In the order of the help text. */
export const commands: readonly Command[] = [
  login,
  logout,
  whoami,
  ordersList,
  ordersShow,
  ordersCreate,
  ordersTail,
  payoutsList,
  payoutsPool,
  payoutsShow,
  payoutsNext,
  payoutsClaim,
  payoutsHeld,
  payoutsCancelClaim,
  payoutsBegin,
  payoutsPaid,
  payoutsDeclined,
  payoutsUnknown,
  payoutsReject,
  signBody,
  verifyBody,
  call,
];
