import type { CashBookEntry } from "@jdj/contract/notebook/cash-book";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { picture } from "../../files/image-samples.ts";
import { files } from "../../files/tables.ts";

const app = testApp();

let awa: CastMember;
beforeEach(async () => {
  awa = await registerCouple(app);
});

const payment = { budget_id: 1, amount: 200_000, paid_on: "2026-01-02", means: "wave" };

const entriesPath = () => `/api/v1/cash-book/${awa.eventId}/entries`;

function formOf(fields: object, file?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  if (file) form.set("file", file);
  return form;
}

const photo = async (kind: "png" | "jpeg" = "png") =>
  new File([new Uint8Array(await picture(kind))], "recu.png", { type: `image/${kind}` });

/** Enters a payment with a photo; its number. */
async function withReceipt(): Promise<number> {
  const body = formOf(payment, await photo());
  const added = await app.call("POST", entriesPath(), { token: awa.token, body });
  return (added.body as { id: number }).id;
}

const save = (id: number, body: object, { token }: Partial<CastMember> = awa) =>
  app.call("PUT", `${entriesPath()}/${id}`, { token, body });

async function receiptFor({ token }: CastMember = awa) {
  const { body } = await app.call("GET", `/api/v1/cash-book/${awa.eventId}`, { token });
  const [entry] = (body as { entries: CashBookEntry[] }).entries;
  return entry?.receipt ?? null;
}

const open = (path: string | null) =>
  app.api.fetch(new Request(`http://joie.test${path}`), { address: "127.0.0.1" });

const stored = () => app.db.select().from(files).where(eq(files.customerId, awa.customerId));

it("a receipt is encoded again, private, and deleted with its payment", async () => {
  const id = await withReceipt();
  const receipt = await receiptFor();
  expect(receipt).toMatch(/^\/files\//);
  const seen = await open(receipt);
  expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await open((receipt ?? "").replace(/\?.*/, ""))).status).toBe(404);
  await app.call("DELETE", `${entriesPath()}/${id}`, { token: awa.token });
  expect(await stored()).toEqual([]);
  expect((await open(receipt)).status).toBe(404);
});

it("a receipt stays when its payment is saved without another, which replaces it", async () => {
  const id = await withReceipt();
  const [first] = await stored();
  await save(id, { ...payment, amount: 1 });
  expect(await stored()).toEqual([first]);
  await save(id, formOf(payment, await photo("jpeg")));
  const [second, ...others] = await stored();
  expect(others).toEqual([]);
  expect(second?.id).not.toBe(first?.id);
  expect(await app.storage.read(first?.storageKey ?? "")).toBeNull();
});

it("a receipt is removed by who keeps the book, and its payment stays", async () => {
  const id = await withReceipt();
  const removal = { ...payment, remove_receipt: "true" };
  const reader = await shareWith(app, awa, "reader");
  const stranger = await registerCouple(app);
  expect([
    (await save(id, removal, {})).status,
    (await save(id, removal, stranger)).status,
    (await save(id, removal, reader)).status,
  ]).toEqual([401, 404, 403]);
  expect((await open(await receiptFor(reader))).status).toBe(200);
  const treasurer = await shareWith(app, awa, "treasurer");
  // Somebody saved it meanwhile: nothing is removed.
  expect((await save(id, { ...removal, version: 7 }, treasurer)).status).toBe(409);
  const shown = await receiptFor(treasurer);
  expect((await save(id, { ...removal, version: 1 }, treasurer)).status).toBe(200);
  expect([await receiptFor(), await stored(), (await open(shown)).status]).toEqual([null, [], 404]);
});

it("a photo that comes with the removal of the former one is shown", async () => {
  const id = await withReceipt();
  const [first] = await stored();
  await save(id, formOf({ ...payment, remove_receipt: "true" }, await photo("jpeg")));
  const [second, ...others] = await stored();
  expect([second?.id === first?.id, others]).toEqual([false, []]);
  expect((await open(await receiptFor())).status).toBe(200);
});

it("a receipt is refused when it is no image, with its payment", async () => {
  const file = new File(["%PDF-1.7"], "recu.png", { type: "image/png" });
  const body = formOf(payment, file);
  expect(await app.call("POST", entriesPath(), { token: awa.token, body })).toMatchObject({
    status: 422,
    body: { errors: { file: ["Veuillez sélectionner une image"] } },
  });
  expect([await receiptFor(), await stored()]).toEqual([null, []]);
});
