import { eq } from "drizzle-orm";
import { type AppContext, calendarDate } from "../../src/app-context.ts";
import { writeAccount } from "../../src/areas/accounts/registration/write-account.ts";
import { rsvpSettings } from "../../src/areas/campaigns/cards/tables.ts";
import { eventTypes } from "../../src/areas/notebook/event-types/tables.ts";
import { events } from "../../src/areas/notebook/events/tables.ts";
import { demonstrationEvents } from "../../src/areas/tour/tables.ts";
import { DEMO_PASSWORD, hashPassword } from "../../src/crypto/password.ts";
import type { Database } from "../../src/database/connect.ts";
import { isKnown } from "../accounts.ts";
import { cast } from "../cast.ts";
import { addDays, baseDay, instantOn } from "../couple/base-day.ts";
import { pastContext } from "../couple/past-context.ts";
import { writeCampaign } from "../couple/write-campaigns.ts";
import { writeCommittee } from "../couple/write-committee.ts";
import { writeGuests } from "../couple/write-guests.ts";
import { type DemoEvent, writeNotebook } from "../couple/write-notebook.ts";
import {
  BURIAL_IN,
  funeralCommittee,
  funeralDetails,
  funeralGuests,
  funeralNotebook,
} from "./funeral-notebook.ts";
import { writeFuneralMoney } from "./write-funeral-money.ts";
import { writeFuneralPage } from "./write-funeral-page.ts";

/** Days before the burial on which the notebook was opened: two days after the death. */
const OPENED_DAYS = 19;

/**
 * Opens the type « Obsèques » in the demonstration and writes a family's notebook, once: the account is
 * written with it, so that what staff close and the family changes stays.
 */
export async function writeDemoFuneral(app: AppContext): Promise<void> {
  const { email } = cast.bereaved;
  if (await isKnown(app.db, email)) return;
  const base = baseDay(calendarDate(app.clock()));
  const burial = addDays(base, BURIAL_IN);
  const passwordHash = await hashPassword(
    app.settings.passwordCost,
    DEMO_PASSWORD,
    "demonstration",
  );
  await app.db.transaction(async (tx) => {
    const event = await openFuneral(app, tx, burial, passwordHash);
    await writeNotebook(tx, event, funeralNotebook("1948-03-02", addDays(burial, -21)));
    const members = { members: funeralCommittee, phones: "+22500000070", files: new Map() };
    await writeCommittee(tx, event, members);
    const first = addDays(base, -6);
    const guests = await writeGuests(tx, event, funeralGuests(), { first, days: 5 });
    await tx.insert(rsvpSettings).values({ eventId: event.id, deadline: addDays(burial, -3) });
    const sentAt = instantOn(addDays(base, -7), "18:00");
    await writeCampaign(app, tx, event, {
      ...{ channel: "email", category: "invitation", model: "sober-announcement" },
      ...{ design: "filet", label: "Faire-part", sender: null },
      ...{ subject: null, at: sentAt, scheduledAt: null, to: guests },
    });
    await tx.update(events).set({ cardsSentAt: sentAt }).where(eq(events.id, event.id));
    await writeFuneralMoney(tx, event, base);
    await writeFuneralPage(tx, event, base);
    await tx
      .insert(demonstrationEvents)
      .values({ eventId: event.id, isToured: false, basedOn: base });
  });
}

/** Registers the family's account, whose event the funeral is. */
async function openFuneral(
  app: AppContext,
  tx: Database,
  weddingDate: string,
  passwordHash: string,
): Promise<DemoEvent> {
  const [type] = await tx
    .update(eventTypes)
    .set({ archivedAt: null })
    .where(eq(eventTypes.code, "funeral"))
    .returning();
  if (!type) throw new Error("There is no funeral among the types of event");
  const now = app.clock();
  const createdAt = instantOn(addDays(weddingDate, -OPENED_DAYS), "10:20");
  const { email, lastName, givenNames, civility, dob } = cast.bereaved;
  const fields = {
    ...{ type: "customer" as const, last_name: lastName, given_names: givenNames },
    ...{ civility, dob, event_type_id: type.id, wedding_date: weddingDate },
    ...{ wedding_date_precision: "exact" as const, terms: true as const, newsletter: false },
  };
  const { customerId } = await writeAccount(pastContext(app, tx, createdAt), fields, {
    ...{ email, phone: null, passwordHash, emailVerifiedAt: now, phoneVerifiedAt: null },
  });
  const [event] = await tx
    .update(events)
    .set({ ...funeralDetails, createdAt })
    .where(eq(events.customerId, customerId ?? 0))
    .returning();
  if (!event) throw new Error("The family has no event");
  return {
    id: event.id,
    customerId: event.customerId,
    eventTypeId: type.id,
    weddingDate,
    createdAt,
  };
}
