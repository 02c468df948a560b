import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { castActors } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";
import { furnish } from "../../../testing/furnish.ts";
import type { Subject } from "../../../testing/subject.ts";
import { users } from "../../identity/users/tables.ts";

const app = testApp();

type Call = Awaited<ReturnType<typeof asRole>>["call"];
interface Row {
  id: number | string;
  state: string;
  reference: string;
}

let support: Call;
let subject: Subject;
let name = "";
let phone = "";

beforeAll(async () => {
  const { owner, provider } = await castActors(app);
  subject = await furnish(app, owner, provider);
  const [user] = await app.db.select().from(users).where(eq(users.id, subject.userId));
  name = user?.name ?? "";
  phone = user?.phone ?? "";
  support = (await asRole(app, "support", "s1@exemple.test")).call;
});

const rowsOf = async (path: string) => {
  const answer = await support("GET", path);
  expect(answer.status).toBe(200);
  return (answer.body as { items: Row[] }).items;
};

const idOf = {
  orders: () => subject.orders.sentOrderId,
  bookings: () => subject.bookingId,
  quotes: () => subject.quoteRequestId,
  gifts: () => subject.gifts.giftId,
  contributions: () => subject.eventId,
  "fabric-orders": () => subject.fabric.orderId,
};

describe.each(Object.entries(idOf))("%s", (resource, readId) => {
  it("are found by number, by the customer's name, phone and address, by state and by day", async () => {
    const id = readId();
    const found = (await support("GET", `${resource}/${id}`)).body as Row & { created_at: string };
    const day = found.created_at.slice(0, 10);
    const customer = [name.slice(1, 5), phone, subject.email].map(encodeURIComponent);
    for (const q of [String(id), ...customer]) {
      const rows = await rowsOf(`${resource}?q=${q}`);
      expect(rows.map((row) => row.id)).toContain(id);
    }
    const filters = [`from=${day}&to=${day}`, `state=${found.state}`];
    for (const filter of filters)
      expect((await rowsOf(`${resource}?${filter}&per_page=100`)).map((row) => row.id)).toContain(
        id,
      );
    expect(await rowsOf(`${resource}?to=2020-01-01`)).toEqual([]);
    expect(await rowsOf(`${resource}?q=personne%20de%20ce%20nom`)).toEqual([]);
    expect((await support("GET", `${resource}?state=nowhere`)).status).toBe(422);
  });

  it("come a page at a time, the newest first", async () => {
    const [first] = await rowsOf(resource);
    const page = await support("GET", `${resource}?per_page=1&page=1`);
    expect(page.body).toMatchObject({ items: [{ id: first?.id }] });
  });

  it("are shown with their payments, and a missing one is not found", async () => {
    const shown = await support("GET", `${resource}/${readId()}`);
    expect(shown.body).toMatchObject({ id: readId(), payments: expect.any(Array) });
    expect((await support("GET", `${resource}/999999999`)).status).toBe(404);
  });

  it("are read by support and finance, not by an editor or a stranger", async () => {
    const editor = await asRole(app, "editor", `e-${resource}@exemple.test`);
    const finance = await asRole(app, "finance", `f-${resource}@exemple.test`);
    for (const path of [resource, `${resource}/${readId()}`]) {
      expect((await editor.call("GET", path)).status).toBe(403);
      expect((await app.call("GET", `/api/v1/console/${path}`)).status).toBe(401);
      expect((await finance.call("GET", path)).status).toBe(200);
    }
  });
});

it("an order is found by its reference", async () => {
  const [order] = await rowsOf(`orders?q=${subject.orders.placedOrder.toLowerCase()}`);
  expect(order?.reference).toBe(subject.orders.placedOrder);
});
