import { describe, expect, it } from "vitest";
import { testApp } from "../../../../testing/app.ts";
import { registerCouple } from "../../../../testing/cast.ts";
import { asRole } from "../../../../testing/console.ts";

const app = testApp();

let count = 0;
async function member(role: "admin" | "editor" | "support" | "finance" = "admin") {
  count += 1;
  return (await asRole(app, role, `member${count}@exemple.test`)).call;
}

async function asked(name = "Awa et Yann") {
  const couple = await registerCouple(app);
  const path = `/api/v1/events/${couple.eventId}/sender-names`;
  await app.call("POST", path, { token: couple.token, body: { name } });
  const read = async () => (await app.call("GET", path, { token: couple.token })).body;
  const [row] = (await read()) as { id: number }[];
  return { id: row?.id ?? 0, read };
}

describe("a sender name", () => {
  it("is approved with its reference, once, and taken back with a reason; hosts see it at once", async () => {
    const call = await member();
    const { id, read } = await asked();
    const path = `sender-names/${id}`;
    expect((await call("GET", path)).body).toMatchObject({
      ...{ name: "Awa et Yann", state: "requested", campaigns: 0 },
      can: { approve: true, refuse: true, withdraw: false },
    });
    expect((await call("POST", `${path}/withdraw`, { reason: " " })).status).toBe(422);
    expect(await call("POST", `${path}/approve`, { registration: "OCI-118" })).toMatchObject({
      status: 200,
      body: { state: "approved", registration: "OCI-118", can: { withdraw: true } },
    });
    expect((await call("POST", `${path}/approve`)).status).toBe(409);
    expect((await call("POST", `${path}/refuse`, { reason: "Trop tard" })).status).toBe(409);
    expect(await read()).toMatchObject([{ state: "approved" }]);
    const reason = { reason: "Plainte de l’opérateur" };
    expect((await call("POST", `${path}/withdraw`, reason)).body).toMatchObject({
      ...{ state: "withdrawn", ...reason, registration: "OCI-118" },
      can: { approve: false, refuse: false, withdraw: false },
    });
    expect(await read()).toMatchObject([{ state: "withdrawn", ...reason }]);
    expect((await call("POST", `${path}/withdraw`, reason)).status).toBe(409);
    const admin = (await asRole(app, "admin", "admin@exemple.test")).call;
    const log = await admin("GET", `audit?resource=sender-names&record_id=${id}`);
    expect(log.body).toMatchObject({
      items: [
        { action: "sender-names.withdraw", after: { state: "withdrawn", ...reason } },
        {
          action: "sender-names.approve",
          before: { state: "requested" },
          after: { state: "approved", registration: "OCI-118" },
        },
      ],
    });
  });

  it("is refused with a reason, and listed by its state", async () => {
    const call = await member();
    const { id } = await asked("Kouassi");
    const other = await asked("Kone");
    expect((await call("POST", `sender-names/${id}/refuse`, { reason: "" })).status).toBe(422);
    const reason = "Une boutique porte ce nom";
    expect((await call("POST", `sender-names/${id}/refuse`, { reason })).body).toMatchObject({
      ...{ state: "refused", reason },
      decided_by: expect.any(String),
    });
    const ids = async (state: string) =>
      (
        (await call("GET", `sender-names?state=${state}`)).body as { items: { id: number }[] }
      ).items.map((row) => row.id);
    expect(await ids("refused")).toEqual([id]);
    expect(await ids("requested")).toEqual([other.id]);
    expect((await call("POST", "sender-names/999999999/approve")).status).toBe(404);
    expect((await call("GET", "sender-names/999999999")).status).toBe(404);
  });

  it("is seen by support and finance, and changed by none of their calls", async () => {
    const { id } = await asked();
    for (const role of ["support", "finance"] as const) {
      const call = await member(role);
      expect((await call("GET", `sender-names/${id}`)).status).toBe(200);
      const answers = await Promise.all(
        ["approve", "refuse", "withdraw"].map((name) =>
          call("POST", `sender-names/${id}/${name}`, { reason: "x" }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    const editor = await member("editor");
    expect((await editor("GET", `sender-names/${id}`)).status).toBe(403);
  });
});
