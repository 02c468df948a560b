import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { testWorld } from "../../../testing/world.ts";
import { customers } from "../../identity/users/tables.ts";

const world = testWorld();

describe("the percentage of a customer", () => {
  it("grows with the notebook, and is stored", async () => {
    const { token, customerId, eventId } = await registerCouple(world);
    const ask = () => world.call("GET", `/api/v1/percentage/${customerId}`, { token });
    expect(await ask()).toMatchObject({ status: 200, body: { success: true, percentage: 5 } });
    await world.call("POST", "/api/v1/marrieds/events", {
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
    const [stored] = await world.db
      .select({ percent: customers.completionPercent })
      .from(customers)
      .where(eq(customers.id, customerId));
    expect(stored).toEqual({ percent: 13 });
  });

  it("is told to the customer alone, verified or not", async () => {
    const [awa, koffi] = [await registerUnverified(world), await registerCouple(world)];
    const path = `/api/v1/percentage/${awa.customerId}`;
    expect((await world.call("GET", path, { token: awa.token })).status).toBe(200);
    expect((await world.call("GET", path, { token: koffi.token })).status).toBe(404);
    expect((await world.call("GET", path)).status).toBe(401);
  });
});
