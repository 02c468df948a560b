import { describe, expect, it } from "vitest";
import { type Delivery, presentDeliveries } from "./deliveries.ts";

function delivery(id: number, state: Delivery["pivot"]["state"]): Delivery {
  return {
    id,
    last_name: "Konan",
    given_names: "Élodie",
    phone_number_1: "+2250501000001",
    email: "a@exemple.test",
    guest_id: 1,
    category: "Famille",
    answer: "none",
    pivot: {
      status: state === "sent" ? 1 : 0,
      state,
      reason: null,
      can: { resend: state === "failed" },
    },
  };
}

const all = Array.from({ length: 120 }, (_, index) =>
  delivery(index, index < 3 ? "failed" : "sent"),
);

describe("the deliveries of a campaign", () => {
  it("are shown fifty at a time", () => {
    const { deliveries, view } = presentDeliveries(all, new URLSearchParams("page=3"));
    expect(deliveries).toHaveLength(20);
    expect(view).toMatchObject({ page: 3, lastPage: 3 });
  });

  it("are filtered by their state", () => {
    const { deliveries, view } = presentDeliveries(all, new URLSearchParams("statut=echecs"));
    expect(deliveries.map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(view.sizes).toEqual({ tous: 120, envoyes: 117, echecs: 3 });
    expect(view.resendable).toBe(3);
  });

  it("ignore an address with unknown values", () => {
    const asked = new URLSearchParams("page=-4&statut=rien&vue=rien");
    expect(presentDeliveries(all, asked).view).toMatchObject({
      page: 1,
      filter: "tous",
      tab: "message",
    });
  });
});
