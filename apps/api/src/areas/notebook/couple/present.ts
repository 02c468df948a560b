import { may } from "@jdj/contract/call/sharing-policy";
import { celebratedCivilities } from "@jdj/contract/notebook/celebrated-civilities";
import type { Married } from "@jdj/contract/notebook/couple";
import type { RequestContext } from "../../../app-context.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import type { EventWithType } from "../events/queries.ts";
import { ownPlace } from "./celebrated-persons.ts";
import type { Celebrated } from "./queries.ts";

/**
 * A celebrated person in the historical shape: the place, with the person as its pivot; the private
 * lines for those who may see them.
 */
export function presentMarried(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  { role, person }: Celebrated,
  event: Pick<EventWithType, "role">,
  proposed: Married["proposed"] = null,
): Married {
  const isPrivate = !may(event.role, "private:read");
  const image = person?.imageFileId ?? null;
  return {
    id: role.id,
    code: role.code,
    name: role.name,
    gender: role.gender,
    civilities: [...celebratedCivilities(role)],
    optional: role.isOptional,
    remembered: role.isRemembered,
    proposed,
    pivot: person && {
      event_id: person.eventId,
      married_id: person.roleId,
      civility: person.civility,
      last_name: person.lastName,
      given_names: person.givenNames,
      email: isPrivate ? null : person.email,
      phone_number_1: isPrivate ? null : person.phone1,
      phone_number_2: isPrivate ? null : person.phone2,
      born_on: person.bornOn,
      died_on: person.diedOn,
      known_as: person.knownAs,
      families: person.families,
      image: image && signedFileAddress(settings.secret, image, now),
      version: person.version,
    },
  };
}

/**
 * The celebrated persons of an event as its page shows them: while none is stored, the owner's own
 * place is proposed with what their account says.
 */
export function presentCouple(
  context: Pick<RequestContext, "settings" | "now"> & { actor: CustomerActor },
  celebrated: readonly Celebrated[],
  event: Pick<EventWithType, "role">,
): Married[] {
  const isNew = event.role === "owner" && celebrated.every(({ person }) => person === null);
  return celebrated.map((one) =>
    presentMarried(context, one, event, isNew ? proposedFor(one.role, context.actor) : null),
  );
}

function proposedFor(
  role: Celebrated["role"],
  { user, customer }: CustomerActor,
): Married["proposed"] {
  const own = ownPlace(role, customer.civility);
  if (own === null || user.givenNames === "") return null;
  const { civility } = customer;
  return {
    fills: own === "fills",
    civility: civility && celebratedCivilities(role).includes(civility) ? civility : null,
    last_name: user.lastName,
    given_names: user.givenNames,
    email: user.email,
    phone_number_1: user.phone,
    phone_number_2: customer.phone2,
  };
}
