import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { addGuests, type Person } from "./people.ts";

/** A payment by Moov that was made and never announced, and that nobody asks about by itself. */
export async function losePayment(request: APIRequestContext, couple: Person, phone: string) {
  const headers = { authorization: `Bearer ${couple.token}` };
  const [guest] = await addGuests(request, couple, 1);
  const campaign = {
    channel_id: 3,
    label: null,
    message_category_id: 1,
    message_model_id: null,
    message_design_id: 1,
    from: null,
    subject: null,
    body: "Venez danser",
    tab: [guest?.id],
  };
  const saved = await request.post("/api/v1/message-save", { headers, data: campaign });
  expect(saved.status(), await saved.text()).toBe(200);
  const { reference }: { reference: string } = (await saved.json()).data;
  const data = { reference, MSISDN: phone, pay_anyway: true };
  const initiated = await request.post("/api/v1/payment/xikka", { headers, data });
  expect(initiated.status(), await initiated.text()).toBe(200);
  const { sandbox_url } = await initiated.json();
  expect((await request.post(sandbox_url, { form: { outcome: "silent" } })).ok()).toBe(true);
  await query(
    "update payment_attempts set next_look_at = now() + interval '1 day' where reference = $1",
    [`${reference}01`],
  );
  const readOrder = async () => {
    const orders: { reference: string; state: string }[] = await (
      await request.get("/api/v1/customer-purchases", { headers })
    ).json();
    return orders.find((order) => order.reference === reference)?.state;
  };
  return { readOrder };
}

/** A plain light picture of a card, on which dark texts are legible. */
export async function lightCard(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 1080, height: 1350 });
    const context = canvas.getContext("2d");
    if (context) {
      context.fillStyle = "#fffaf0";
      context.fillRect(0, 0, 1080, 1350);
    }
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  });
  return { name: "carte.jpg", mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}
