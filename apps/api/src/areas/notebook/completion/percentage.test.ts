import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { customers } from "../../identity/users/tables.ts";

const app = testApp();

describe("the percentage of a customer", () => {
  it("grows with the notebook, and is stored", async () => {
    const { token, customerId, eventId } = await registerCouple(app);
    const ask = () => app.call("GET", `/api/v1/percentage/${customerId}`, { token });
    expect(await ask()).toMatchObject({ status: 200, body: { success: true, percentage: 5 } });
    await app.call("POST", "/api/v1/marrieds/events", {
      token,
      body: {
        event_id: eventId,
        married_id: 1,
        last_name: "Yao",
        given_names: "Koffi",
        email: "koffi@exemple.ci",
        phone_number_1: "0701020304",
      },
    });
    expect(await ask()).toMatchObject({
      body: { percentage: 13, sections: { 0: { section: "couple", percentage: 50 } } },
    });
    const [stored] = await app.db
      .select({ percent: customers.completionPercent })
      .from(customers)
      .where(eq(customers.id, customerId));
    expect(stored).toEqual({ percent: 13 });
  });

  it("counts the guests by the number that is planned « En bref »", async () => {
    const { token, customerId, eventId } = await registerCouple(app);
    const post = (path: string, body: unknown) => app.call("POST", path, { token, body });
    const guests = Array.from({ length: 40 }, (_, index) => {
      return { event_id: eventId, last_name: `Invité ${index}` };
    });
    expect((await post("/api/v1/guests-events-store", guests)).status).toBe(200);
    const shareOfGuests = async () => {
      const { body } = await app.call("GET", `/api/v1/percentage/${customerId}`, { token });
      const { sections } = body as { sections: { section: string; percentage: number }[] };
      return sections.find(({ section }) => section === "guests")?.percentage;
    };
    expect(await shareOfGuests()).toBe(100);
    const { body } = await post("/api/v1/summaries-by-label", { label: "Nombre d'invités prévus" });
    const summary_id = (body as { id: number }).id;
    const answer = [{ event_id: eventId, summary_id, response: "400 - 500" }];
    expect((await post("/api/v1/summaries/events", answer)).status).toBe(200);
    expect(await shareOfGuests()).toBe(10);
  });

  it("comes with what is begun, which the advice before sending cards asks for", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    const { token, eventId: event_id } = awa;
    const path = `/api/v1/notebook-begun/${event_id}`;
    const nothing = { summary: false, committee: false, planned_guests: null };
    expect(await app.call("GET", path, { token })).toMatchObject({
      status: 200,
      body: { ...nothing, asks_planned_guests: true },
    });
    const post = (to: string, body: unknown) => app.call("POST", to, { token, body });
    const { body } = await post("/api/v1/summaries-by-label", { label: "Nombre d'invités prévus" });
    const answer = { event_id, summary_id: (body as { id: number }).id, response: "100 - 200" };
    await post("/api/v1/summaries/events", [answer]);
    expect((await app.call("GET", path, { token })).body).toEqual({
      summary: true,
      committee: false,
      asks_planned_guests: true,
      planned_guests: "100 - 200",
    });
    expect((await app.call("GET", path, { token: koffi.token })).status).toBe(404);
    expect((await app.call("GET", path)).status).toBe(401);
  });

  it("is shown to the customer alone, verified or not", async () => {
    const [awa, koffi] = [await registerUnverified(app), await registerCouple(app)];
    const path = `/api/v1/percentage/${awa.customerId}`;
    expect((await app.call("GET", path, { token: awa.token })).status).toBe(200);
    expect((await app.call("GET", path, { token: koffi.token })).status).toBe(404);
    expect((await app.call("GET", path)).status).toBe(401);
  });
});
