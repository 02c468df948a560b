import { type Customer, customers as contract } from "@jdj/contract/accounts/customers";
import { accountMessages } from "@jdj/contract/accounts/messages";
import { refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { eq } from "drizzle-orm";
import { alsoRefuse } from "../../../http/also-refuse-fields.ts";
import { answer, answerAllErrors, asCustomer, type CallContext } from "../../../http/answer.ts";
import { type CustomerActor, reloadActor } from "../../identity/sessions/queries.ts";
import { maySeeNotebook } from "../../identity/users/may-see-notebook.ts";
import { customers } from "../../identity/users/tables.ts";
import { presentCeremony } from "../../notebook/ceremonies/present.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import { presentMarried } from "../../notebook/couple/present.ts";
import { listCelebrated } from "../../notebook/couple/queries.ts";
import { currentEventFor } from "../../notebook/events/event-for-caller.ts";
import { presentEvent } from "../../notebook/events/present.ts";
import { personFormErrors } from "../registration/person-form-errors.ts";
import { updateCustomer } from "./update-customer.ts";

/**
 * A customer reaches only their own record: another customer's and a missing one both answer 404.
 */
function own(actor: CustomerActor, customerId: number): CustomerActor {
  if (actor.customer.id !== customerId) throw refusal("not-found");
  return actor;
}

async function present(context: CallContext, { user, customer }: CustomerActor): Promise<Customer> {
  const current = await currentEventFor(context, customer.id);
  const event = current && presentEvent(context, current);
  return {
    id: customer.id,
    user_id: user.id,
    civility: customer.civility,
    last_name: user.lastName,
    given_names: user.givenNames,
    email: user.email,
    phone_number_1: user.phone,
    pending_email: user.pendingEmail,
    pending_phone_number_1: user.pendingPhone,
    phone_number_2: customer.phone2,
    dob: customer.dob,
    terms_accepted: user.termsAcceptedAt !== null,
    version: customer.version,
    event,
    current_event: event,
  };
}

/** What the cards read of the current event, as far as its reader may see it. */
async function readNotebook(context: CallContext, actor: CustomerActor) {
  const { db, settings } = context;
  const event = await currentEventFor(context, actor.customer.id);
  if (event === null || !maySeeNotebook(actor, settings.gate))
    return { marrieds: [], dates_places: [] };
  const celebrated = may(event.role, "couple:read") ? await listCelebrated(db, event) : [];
  const ceremonies = may(event.role, "ceremonies:read") ? await listCeremonies(db, event) : [];
  return {
    marrieds: celebrated.map((one) => presentMarried(context, one, event)),
    dates_places: ceremonies.map((one) => presentCeremony(one, event)),
  };
}

export const customerCalls = {
  customerByUser: answer(contract.customerByUser)
    .use(asCustomer)
    .handler(({ input, context }) => {
      if (context.actor.user.id !== input.userId) throw refusal("not-found");
      return present(context, context.actor);
    }),

  customer: answer(contract.customer)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const actor = own(context.actor, input.customerId);
      const [customer, notebook] = await Promise.all([
        present(context, actor),
        readNotebook(context, actor),
      ]);
      return { ...customer, event: customer.event && { ...customer.event, ...notebook } };
    }),

  updateCustomer: answerAllErrors(contract.updateCustomer)
    .use(asCustomer)
    .use(alsoRefuse(personFormErrors))
    .handler(async ({ input, context }) => {
      const actor = own(context.actor, input.customerId);
      await updateCustomer(context, actor, input);
      const data = await present(context, await reloadActor(context.db, actor));
      return { success: true, message: accountMessages.accountUpdated, data };
    }),

  archive: answer(contract.archive)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = own(context.actor, input.customerId);
      await context.db
        .update(customers)
        .set({ touchedAt: context.now })
        .where(eq(customers.id, customer.id));
      return { success: true };
    }),
};
