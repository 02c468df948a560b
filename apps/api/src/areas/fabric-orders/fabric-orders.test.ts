import type { PublicShare } from "@jdj/contract/fabric-orders/public-shares";
import { fcfa } from "@jdj/french/money";
import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import {
  chooseShare,
  fabricForm,
  openFabricOrder,
  payShare,
  startPayment,
} from "../../testing/fabric.ts";
import { fabricBalance } from "../ledger/entries/balances.ts";

const app = testApp();

describe("a fabric order of twelve people", () => {
  it("is collected by personal links and in cash until three are left, and sent for those who paid", async () => {
    const { id, call, read, add, share } = await openFabricOrder(app);
    const names = Array.from({ length: 12 }, (_, number) => `Cousine ${number + 1}`);
    for (const [number, name] of names.entries())
      await add(name, `+(225) 07 01 02 03 ${String(number + 10)}`);
    const sizes = ["S", "M", "L"];
    for (const [number, name] of names.entries())
      await chooseShare(
        app,
        (await share(name)).token,
        sizes[number % 3] ?? null,
        (number % 2) + 1,
      );
    for (const name of names.slice(0, 5)) await payShare(app, (await share(name)).token);
    for (const name of names.slice(5, 9)) {
      const { id } = await share(name);
      await call("POST", `/people/${id}/cash`, { paid: true });
    }
    const { totals, shares } = await read();
    expect(totals).toEqual({
      people: 12,
      ordering: 12,
      paid_people: 9,
      units: 18,
      paid_units: 13,
      due_fcfa: 270_000,
      paid_fcfa: 195_000,
      cash_fcfa: 90_000,
      sizes: [
        { size: "S", units: 6, paid_units: 4 },
        { size: "M", units: 6, paid_units: 5 },
        { size: "L", units: 6, paid_units: 4 },
      ],
    });
    expect(await fabricBalance(app.db, id)).toBe(105_000);
    expect(shares.filter(({ paid_by }) => paid_by === null).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Cousine 10", "Cousine 11", "Cousine 12"]),
    );
    expect(await share("Cousine 6")).toMatchObject({ paid_by: "cash", cash_marker: "Awa Kouassi" });

    const late = await share("Cousine 12");
    const reminder = await call("POST", `/people/${late.id}/reminder`, { by: "whatsapp" });
    const { link } = reminder.body as { link: string };
    expect(decodeURIComponent(link)).toMatch(
      /^https:\/\/wa\.me\/2250701020321\?text=Bonjour Cousine 12.*il reste 30.000 FCFA à payer avant le 1.*2027 : http.*\/pagne\/[0-9a-z]{16}$/,
    );
    expect((await share("Cousine 12")).reminded_at).not.toBeNull();

    expect(await call("POST", "/state", { to: "sent" })).toMatchObject({ status: 409 });
    await call("POST", "/state", { to: "closed" });
    expect(await startPayment(app, late.token)).toMatchObject({ status: 409 });
    expect(await call("POST", "/state", { to: "sent" })).toMatchObject({ status: 200 });
    const sent = await read();
    expect(sent).toMatchObject({ state: "sent", can: { change: false, move: [] } });
    expect(sent.shares.filter(({ is_sent }) => is_sent)).toHaveLength(9);
    const file = String((await call("GET", "/export")).body);
    expect(file).toContain("Cousine 6;");
    expect(file).toContain(";Espèces;Awa Kouassi;");
    expect(await call("POST", "/people", { name: "Trop tard" })).toMatchObject({ status: 409 });
  });
});

describe("a personal link", () => {
  it("shows one's own share alone, takes a size and a quantity, and is paid with a receipt", async () => {
    const { add, share } = await openFabricOrder(app);
    await add("Aya");
    await add("Yao");
    const { token } = await share("Aya");
    const read = async () =>
      (await app.call("GET", `/api/v1/fabric-shares/${token}`)).body as PublicShare;
    expect(await read()).toMatchObject({
      name: "Aya",
      quantity: null,
      order: { unit_fcfa: 15_000, sizes: ["S", "M", "L"], state: "open" },
      can: { choose: true, pay: false },
    });
    expect(JSON.stringify(await read())).not.toContain("Yao");
    expect(await startPayment(app, token)).toMatchObject({ status: 409 });
    expect(await chooseShare(app, token, "XXL", 1)).toMatchObject({
      status: 422,
      body: { errors: { size: ["Choisissez une taille de la liste"] } },
    });
    expect(await chooseShare(app, token, null, 1)).toMatchObject({ status: 422 });
    for (const wrong of [0, -1, 101, "deux", ""])
      expect(await chooseShare(app, token, "M", wrong)).toMatchObject({
        status: 422,
        body: { errors: { quantity: ["Entrez une quantité de 1 à 100"] } },
      });
    await chooseShare(app, token, "M", 2);
    await payShare(app, token);
    const paid = await read();
    expect(paid).toMatchObject({ paid_by: "mobile-money", due_fcfa: 30_000, can: { pay: false } });
    expect((await app.call("GET", paid.receipts[0]?.url ?? "")).status).toBe(200);
    expect(await chooseShare(app, token, "M", 3)).toMatchObject({ status: 409 });
    expect(await startPayment(app, token)).toMatchObject({ status: 409 });
  });

  it("is not found with another token, nor works after the event was deleted", async () => {
    const { couple, add, share } = await openFabricOrder(app);
    await add("Aya");
    const { token } = await share("Aya");
    expect(await app.call("GET", "/api/v1/fabric-shares/aaaaaaaaaaaaaaaa")).toMatchObject({
      status: 404,
    });
    await app.call("DELETE", `/api/v1/events/${couple.eventId}`, { token: couple.token });
    expect(await app.call("GET", `/api/v1/fabric-shares/${token}`)).toMatchObject({ status: 410 });
    expect(await chooseShare(app, token, "M", 1)).toMatchObject({ status: 410 });
  });
});

describe("what the committee writes", () => {
  it.each([
    ["name", { name: "" }, "Donnez un nom à cette commande"],
    ["unit_price", { unit_price: 99 }, "Montant minimum 100Fcfa"],
    ["deadline", { deadline: "2020-01-01" }, "Choisissez aujourd’hui ou un autre jour à venir"],
    ["deadline", { deadline: "demain" }, "Veuillez entrer une date valide (JJ/MM/AAAA)"],
    ["phone_number_1", { phone_number_1: "12" }, expect.any(String)],
  ])("is refused with a wrong %s: %o", async (field, wrong, message) => {
    const { opened } = await openFabricOrder(app, wrong);
    expect(opened).toMatchObject({ status: 422 });
    const { errors } = opened.body as { errors: Record<string, string[]> };
    expect(errors[field]?.[0]).toEqual(message);
  });

  it("adds the committee and guests once each, and one number once", async () => {
    const { add, call, read, couple } = await openFabricOrder(app);
    await app.call("POST", "/api/v1/restricted-committees/events", {
      token: couple.token,
      body: {
        event_id: couple.eventId,
        restricted_committee_id: 1,
        civility: "Monsieur",
        last_name: "Kouadio",
        given_names: "Jean",
        email: "",
        phone_number_1: "+(225) 07 01 02 03 04",
        phone_number_2: "",
      },
    });
    const committee = () => call("POST", "/people", { committee: true });
    expect(await committee()).toMatchObject({ status: 200, body: { added: 1 } });
    expect(await committee()).toMatchObject({ status: 200, body: { added: 0 } });
    expect(await add("Jean encore", "+(225) 07 01 02 03 04")).toMatchObject({
      status: 422,
      body: { errors: { phone_number_1: ["Ce numéro est déjà dans cette commande"] } },
    });
    expect(await call("POST", "/people", {})).toMatchObject({ status: 422 });
    expect(await call("POST", "/people", { guest_ids: [999_999] })).toMatchObject({ status: 404 });
    expect((await read()).shares.map(({ name }) => name)).toEqual(["Jean Kouadio"]);
  });

  it("keeps the price once somebody paid, and the sizes that somebody chose", async () => {
    const { call, add, share, read } = await openFabricOrder(app);
    await add("Aya");
    const { id, token } = await share("Aya");
    await chooseShare(app, token, "M", 1);
    const save = async (fields: object) =>
      call("PUT", "", { ...fabricForm, ...fields, version: (await read()).version });
    expect(await save({ sizes: "S, L" })).toMatchObject({
      status: 422,
      body: { errors: { sizes: [expect.stringContaining("déjà choisi")] } },
    });
    expect(await save({ unit_price: 16_000 })).toMatchObject({ status: 200 });
    expect((await share("Aya")).due_fcfa).toBe(16_000);
    await call("POST", `/people/${id}/cash`, { paid: true });
    expect(await save({ unit_price: 17_000 })).toMatchObject({
      status: 422,
      body: { errors: { unit_price: [expect.stringContaining("le prix ne change plus")] } },
    });
    expect(await call("DELETE", `/people/${id}`)).toMatchObject({ status: 409 });
    await call("POST", `/people/${id}/cash`, { paid: false });
    expect(await call("DELETE", `/people/${id}`)).toMatchObject({ status: 200 });
    expect((await read()).totals).toMatchObject({ people: 0, paid_fcfa: 0 });
  });

  it("reaches no order of another event", async () => {
    const [mine, theirs] = [await openFabricOrder(app), await openFabricOrder(app)];
    await theirs.add("Aya");
    const { id } = await theirs.share("Aya");
    const person = { name: "Vol", phone_number_1: "", size: null, quantity: null, version: 1 };
    for (const [method, path, body] of [
      ["GET", `/${theirs.id}`, undefined],
      ["PUT", `/${theirs.id}`, { ...fabricForm, version: 1 }],
      ["POST", `/${theirs.id}/state`, { to: "closed" }],
      ["POST", `/${theirs.id}/people`, { name: "Vol" }],
      ["PUT", `/${theirs.id}/people/${id}`, person],
      ["PUT", `/${mine.id}/people/${id}`, person],
      ["POST", `/${mine.id}/people/${id}/cash`, { paid: true }],
      ["GET", `/${theirs.id}/export`, undefined],
    ] as const)
      expect(await mine.send(method, path, body)).toMatchObject({ status: 404 });
    expect(fcfa((await theirs.share("Aya")).due_fcfa)).toBe(fcfa(0));
  });
});
