import type { RequestContext } from "../../../app-context.ts";
import { isPlanned } from "../../notebook/ceremonies/ceremony.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { listCategories } from "../../notebook/guests/queries.ts";
import { everybody, isAddressed } from "./audience.ts";
import { reachOf } from "./channel-reach.ts";
import { listAddressees, listGroups } from "./queries.ts";

/** To whom a message may go: every choice with its number of guests; those without any are left out. */
export async function findChoices({ db, settings }: RequestContext, event: EventWithType) {
  const [all, ceremonies, categories, groups] = await Promise.all([
    listAddressees(db, event.id),
    listCeremonies(db, event),
    listCategories(db, event),
    listGroups(db, event.id),
  ]);
  const countOf = (audience: object) =>
    all.filter((guest) => isAddressed(guest, { ...everybody, ...audience })).length;
  const choose = (
    listed: readonly { id: number; name: string }[],
    list: "ceremonies" | "categories" | "groups",
  ) =>
    listed
      .map(({ id, name }) => ({ id, name, guests: countOf({ [list]: [id] }) }))
      .filter(({ guests }) => guests > 0);
  const { channels } = await reachOf(db, settings, event.customerId, all);
  return {
    guests: all.length,
    answers: {
      yes: countOf({ answers: ["yes"] }),
      none: countOf({ answers: ["none"] }),
      no: countOf({ answers: ["no"] }),
    },
    ceremonies: choose(
      ceremonies.filter(isPlanned).map(({ ceremony }) => ceremony),
      "ceremonies",
    ),
    categories: choose(categories, "categories"),
    groups: choose(groups, "groups"),
    channels,
  };
}
