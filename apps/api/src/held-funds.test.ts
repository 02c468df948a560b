import { refusal } from "@jdj/contract/call/refusals";
import { describe, expect, it } from "vitest";
import { requestContext } from "./app-context.ts";
import { placeOrder } from "./areas/orders/checkout/place-order.ts";
import { testApp } from "./testing/app.ts";
import { registerCouple } from "./testing/cast.ts";
import { chooseShare, openFabricOrder } from "./testing/fabric.ts";
import { openList } from "./testing/gifts.ts";
import { askedOrder, putIntoCart } from "./testing/order-samples.ts";
import { openShop } from "./testing/orders.ts";
import { withoutServices } from "./testing/without-services.ts";

const app = testApp();
const withoutHolder = () => withoutServices(app, ["held-funds"]);

describe("a site whose operator named nobody who holds money for others", () => {
  it("takes no gift", async () => {
    const { path, item } = await openList(app);
    const gift = { item_id: item, amount: 5000, giver_name: "Tante Rose", message: "" };
    const token = path.split("/").at(-1);
    expect(
      await withoutHolder().call("POST", `/api/v1/public-gift-lists/${token}/gifts`, gift),
    ).toMatchObject({ status: 409, body: { message: refusal("deposits-closed").message } });
  });

  it("takes no share of a group's fabric", async () => {
    const order = await openFabricOrder(app);
    await order.add("Aya");
    const { token } = await order.share("Aya");
    await chooseShare(app, token, "M", 2);
    expect(
      await withoutHolder().call("POST", `/api/v1/fabric-shares/${token}/payment`),
    ).toMatchObject({
      status: 409,
    });
  });

  it("takes no order of the shop", async () => {
    const shop = await openShop(app, "fermee");
    const { customerId } = await registerCouple(app);
    await putIntoCart(app, customerId, { variantId: shop.variantId, quantity: 1 });
    const asked = await askedOrder(app, customerId, [shop.zone]);
    await expect(
      placeOrder(requestContext(withoutHolder().app), customerId, asked),
    ).rejects.toMatchObject({
      code: "orders-closed",
    });
  });

  it("says so in its terms, which name the institution where there is one", async () => {
    const terms = async (site: ReturnType<typeof withoutServices>) =>
      JSON.stringify((await site.call("GET", "/api/v1/info_site/3")).body);
    expect(await terms(withoutHolder())).toContain("Ce site n’encaisse pas d’argent");
    const legal = { ...app.settings.legal, fundsHeldBy: "Banque Kora, agrément 12" };
    expect(await terms(withoutServices(app, [], { legal }))).toContain(
      "est détenu par Banque Kora, agrément 12 jusqu’à son versement",
    );
  });
});
