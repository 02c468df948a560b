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

  it("is shown to the customer alone, verified or not", async () => {
    const [awa, koffi] = [await registerUnverified(app), await registerCouple(app)];
    const path = `/api/v1/percentage/${awa.customerId}`;
    expect((await app.call("GET", path, { token: awa.token })).status).toBe(200);
    expect((await app.call("GET", path, { token: koffi.token })).status).toBe(404);
    expect((await app.call("GET", path)).status).toBe(401);
  });
});
