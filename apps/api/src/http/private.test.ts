import { may, type SharedRole, sharedRoles } from "@jdj/contract/call/sharing-policy";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { campaigns } from "../areas/campaigns/campaigns/tables.ts";
import { deliveries } from "../areas/campaigns/deliveries/tables.ts";
import { fabricOrders } from "../areas/fabric-orders/orders/tables.ts";
import { fabricShares } from "../areas/fabric-orders/shares/tables.ts";
import { celebratedPersons } from "../areas/notebook/couple/tables.ts";
import { eventMembers } from "../areas/notebook/sharing/tables.ts";
import { testApp } from "../testing/app.ts";
import { registerCouple } from "../testing/cast.ts";
import { contractCalls } from "../testing/contract-calls.ts";
import { furnish } from "../testing/furnish.ts";
import { httpCaller } from "../testing/http-client.ts";
import { samples } from "../testing/samples.ts";
import { shareWith } from "../testing/sharing.ts";
import type { Subject } from "../testing/subject.ts";

const app = testApp();

/** What each role must not read, by what it is. */
interface Held {
  subject: Subject;
  token: string;
  hidden: { what: string; texts: string[] }[];
}
const held = new Map<SharedRole, Held>();

const couple = { email: "secret.de.la.mariee@exemple.test", phone1: "+2250711223344" };

/** The texts of a role's event that the policy keeps from it. */
async function hiddenFrom(role: SharedRole, { eventId, checkInKey }: Subject) {
  const ofCards = await app.db
    .select({ token: deliveries.token })
    .from(deliveries)
    .innerJoin(campaigns, eq(campaigns.id, deliveries.campaignId))
    .where(eq(campaigns.eventId, eventId));
  const orders = app.db
    .select({ id: fabricOrders.id })
    .from(fabricOrders)
    .where(eq(fabricOrders.eventId, eventId));
  const ofFabric = await app.db
    .select({ token: fabricShares.token })
    .from(fabricShares)
    .where(inArray(fabricShares.orderId, orders));
  const tokens = (rows: { token: string }[]) => rows.map(({ token }) => token);
  return [
    {
      what: "the couple's address and number",
      need: "private:read" as const,
      texts: [couple.email, couple.phone1.slice(4)],
    },
    { what: "a guest's link", need: "guests:write" as const, texts: tokens(ofCards) },
    { what: "the link of the check-in", need: "guests:write" as const, texts: [checkInKey] },
    { what: "a link of fabric", need: "fabric:write" as const, texts: tokens(ofFabric) },
  ].filter(({ need, texts }) => {
    expect(texts.length).toBeGreaterThan(0);
    return !may(role, need);
  });
}

beforeAll(async () => {
  for (const role of sharedRoles) {
    const owner = await registerCouple(app);
    const subject = await furnish(app, owner);
    await httpCaller(app, owner.token)(
      "notebook.couple.saveCouple",
      samples["notebook.couple.saveCouple"].input(subject),
    );
    const changed = await app.db
      .update(celebratedPersons)
      .set(couple)
      .where(eq(celebratedPersons.eventId, subject.eventId))
      .returning();
    expect(changed.length).toBeGreaterThan(0);
    const { token, customerId } = await shareWith(app, owner, role);
    await app.db.insert(eventMembers).values({ eventId: subject.spareEventId, customerId, role });
    const hidden = await hiddenFrom(role, subject);
    held.set(role, { token, subject: { ...subject, customerId }, hidden });
  }
});

/** Reading calls first: what others change or delete is read before. */
const calls = contractCalls
  .filter(({ need }) => need !== undefined)
  .toSorted(
    (a, b) =>
      Number(!a.need?.endsWith(":read")) - Number(!b.need?.endsWith(":read")) ||
      Number(a.name.endsWith(".leave")) - Number(b.name.endsWith(".leave")),
  );

describe.each(sharedRoles)("to the role %s", (role) => {
  it.each(calls)("$method $path says nothing that the policy keeps from it", async ({ name }) => {
    const { subject, token, hidden } = held.get(role) ?? {};
    if (!subject || !token || !hidden) throw new Error("The cast is made before the tests");
    const { body } = await httpCaller(app, token)(name, samples[name].input(subject));
    const sent = body instanceof Blob ? await body.text() : (JSON.stringify(body) ?? "");
    const together = sent.replace(/[\s\u00a0\u202f]|%20/g, "");
    const found = hidden.filter(({ texts }) =>
      texts.some((text) => sent.includes(text) || together.includes(text)),
    );
    expect(found.map(({ what }) => what)).toEqual([]);
  });
});

describe("a card of an organiser", () => {
  it.each(["campaigns.campaigns.price", "campaigns.campaigns.testCampaign"] as const)(
    "is refused at its text when it would send the couple's numbers: %s",
    async (name) => {
      const owner = await registerCouple(app);
      const { token } = await shareWith(app, owner, "organiser");
      const written = { channel_id: 1, body: "Appelez [contact 1 de la mariée]" };
      const refused = await httpCaller(app, token)(name, written);
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { body: [cardMessages.placeholderPrivate] } },
      });
      const own = await httpCaller(app, owner.token)(name, written);
      expect(JSON.stringify(own.body)).not.toContain(cardMessages.placeholderPrivate);
    },
  );
});
