import { expect, it } from "vitest";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { addPackage } from "../../../testing/booking-samples.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { quoteMessages } from "../../quotes/chat/tables.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";
import { bookings } from "../bookings/tables.ts";

const app = testApp();

const daysAgo = (days: number) => new Date(app.clock().getTime() - days * 86_400_000);

it("a provider reads what became of the requests and bookings of the last 30 days, and of no older", async () => {
  const { token, providerId } = await registerProvider(app, "fleurs@exemple.test");
  const { customerId } = await registerCouple(app);
  const request = async (createdAt: Date, ...reached: ("QUOTE_SEND" | "QUOTE_ACCEPTED")[]) => {
    const at = { createdAt, lastMessageAt: createdAt, changedAt: createdAt };
    const [row] = await app.db
      .insert(quoteRequests)
      .values({
        ...{ customerId, providerId, service: "Fleurs", type: "MESSAGE", ...at },
        ...{ givenNames: "Awa", email: "awa@exemple.test", phone: "+2250700000000" },
        lastMessage: "Bonjour",
      })
      .returning({ id: quoteRequests.id });
    for (const status of reached)
      await app.db.insert(quoteMessages).values({
        ...{ requestId: row?.id ?? 0, side: "provider", body: status, status },
        isTransition: true,
      });
  };
  await request(daysAgo(1));
  await request(daysAgo(2), "QUOTE_SEND");
  // Sent again after a first one: it counts once.
  await request(daysAgo(29), "QUOTE_SEND", "QUOTE_SEND", "QUOTE_ACCEPTED");
  await request(daysAgo(31), "QUOTE_SEND", "QUOTE_ACCEPTED");
  const packageId = await addPackage(app, providerId);
  const book = (state: "requested" | "refused" | "done", day: string, createdAt: Date) =>
    app.db.insert(bookings).values({
      ...{ packageId, providerId, customerId, day, place: 1, state, createdAt },
      ...{ packageName: "Arche", priceFcfa: 5000, depositFcfa: 0, transitionedAt: createdAt },
    });
  await book("requested", "2027-05-01", daysAgo(1));
  await book("done", "2027-05-02", daysAgo(3));
  await book("refused", "2027-05-03", daysAgo(3));
  await book("done", "2027-05-04", daysAgo(40));

  const read = async (as: string) =>
    (await app.call("GET", "/api/v1/pro/figures/conversion", { token: as })).body;
  expect(await read(token)).toEqual({
    ...{ requested: 3, quoted: 2, accepted: 1 },
    ...{ booked: 3, confirmed: 1 },
  });
  const other = await registerProvider(app, "salle@exemple.test");
  expect(await read(other.token)).toMatchObject({ requested: 0, booked: 0 });
});
