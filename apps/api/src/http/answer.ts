import { refusal } from "@jdj/contract/glue/refusals";
import type { AnyContractProcedure } from "@orpc/contract";
import { implement, os } from "@orpc/server";
import type { CustomerActor } from "../areas/accounts/sessions/queries.ts";
import { maySeeNotebook } from "../areas/accounts/users/policy.ts";
import type { Moment } from "../world.ts";
import type { Caller } from "./caller.ts";

/** What every call is given. */
export interface CallContext extends Moment {
  caller: Caller;
}

/**
 * Begins the answer to a call of the contract: `answer(contract.x).use(asCustomer).handler(…)`.
 * The gates stand before the shape: a stranger learns nothing about what a call takes.
 */
export function answer<C extends AnyContractProcedure>(contract: C) {
  return implement(contract)
    .$context<CallContext>()
    .$config({ initialInputValidationIndex: Number.MAX_SAFE_INTEGER });
}

async function signedInCustomer({ db, now, caller }: CallContext): Promise<CustomerActor> {
  const actor = await caller.actor(db, now);
  if (actor === null) throw refusal("not-signed-in");
  if (actor.customer === null) throw refusal("not-a-customer");
  return { ...actor, customer: actor.customer };
}

const gate = os.$context<CallContext>();

/** Lets a signed-in customer through, as `actor`; 401 for nobody, 403 for a provider or the staff. */
export const asCustomer = gate.middleware(async ({ context, next }) =>
  next({ context: { actor: await signedInCustomer(context) } }),
);

/** Lets a customer through the notebook's gate, as `actor`; 403 while the account is unverified. */
export const asVerifiedCustomer = gate.middleware(async ({ context, next }) => {
  const actor = await signedInCustomer(context);
  if (!maySeeNotebook(actor, context.settings.gate)) throw refusal("account-unverified");
  return next({ context: { actor } });
});
