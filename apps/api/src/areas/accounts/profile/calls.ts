import { accountMessages } from "@jdj/contract/accounts/messages";
import { profile as contract } from "@jdj/contract/accounts/profile";
import { answer, asCustomer } from "../../../http/answer.ts";
import { reloadActor } from "../../identity/sessions/queries.ts";
import { alsoRefusePhones } from "../../notebook/phones/also-refuse-phones.ts";
import { couplePhone } from "../../notebook/phones/contact-phone.ts";
import { updateCustomer } from "../customers/update-customer.ts";
import { presentUser } from "../sessions/present-user.ts";

export const profileCalls = {
  updateProfile: answer(contract.updateProfile)
    .use(asCustomer.concat(alsoRefusePhones(couplePhone, accountMessages.phoneInvalid)))
    .handler(async ({ input, context }) => {
      const { actor } = context;
      const { user, customer } = actor;
      await updateCustomer(context, actor, {
        last_name: input.last_name ?? user.lastName,
        given_names: input.given_names ?? user.givenNames,
        email: input.email ?? user.pendingEmail ?? user.email,
        phone_number_1: input.phone_number_1 ?? user.pendingPhone ?? user.phone,
        phone_number_2: input.phone_number_2 === undefined ? customer.phone2 : input.phone_number_2,
        dob: input.dob ?? customer.dob,
        civility: input.civility ?? customer.civility,
        current_password: input.current_password,
      });
      const changed = await presentUser(context, await reloadActor(context.db, actor));
      return { success: true, message: accountMessages.accountUpdated, user: changed };
    }),
};
