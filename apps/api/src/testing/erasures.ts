import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { requestContext } from "../app-context.ts";
import { users } from "../areas/identity/users/tables.ts";
import { runErasures } from "../areas/privacy/account-erasure/run-erasures.ts";
import { listCaughtMessages } from "../mail-catcher/queries.ts";
import type { TestApp } from "./app.ts";
import { registerCouple } from "./cast.ts";
import { asRole } from "./console.ts";

type Staff = Awaited<ReturnType<typeof asRole>>;

let number = 0;

/** Two members of the support, and what they and the holder of an account do about its erasure. */
export async function openErasures(app: TestApp) {
  number += 1;
  const first = await asRole(app, "support", `un${number}@exemple.test`);
  const second = await asRole(app, "support", `deux${number}@exemple.test`);

  const sentTo = async (to: string) => {
    await app.work();
    return (await listCaughtMessages(app.db)).filter((message) => message.to === to);
  };
  const press = (token: string, what: "confirm" | "cancel") =>
    app.call("POST", `/api/v1/account-erasures/${token}/${what}`);

  /** Notes a request that somebody writes from another address; its number. */
  async function noteRequest(userId: number): Promise<number> {
    const added = await first.call("POST", "privacy-requests", {
      kind: "erasure",
      received_by: "email",
      received_on: app.clock().toISOString().slice(0, 10),
      person_id: userId,
      name: "Quelqu’un",
      email: "autre@exemple.test",
      note: "",
    });
    return (added.body as { id: number }).id;
  }

  /** The token of the newest link of a kind to an address or a number. */
  async function linkTo(to: string, kind: string): Promise<string> {
    const sent = (await sentTo(to)).find((message) => message.kind === kind);
    const link = sent?.links[0] ?? /https?:\S+/.exec(sent?.text ?? "")?.[0] ?? "";
    return link.split("/").at(-1) ?? "";
  }

  const runIt = (id: number, body?: object) =>
    first.call("POST", `privacy-requests/${id}/run`, body);

  return {
    ...{ first, second, press, noteRequest, linkTo, runIt },
    kindsTo: async (to: string) => (await sentTo(to)).map(({ kind }) => kind),
    approveAs: (staff: Staff, id: number) => staff.call("POST", `privacy-requests/${id}/approve`),
    detail: async (id: number) =>
      (await first.call("GET", `privacy-requests/${id}`)).body as Record<string, unknown>,
    exists: async (userId: number) =>
      (await app.db.select().from(users).where(eq(users.id, userId))).length === 1,
    work: () => runErasures(requestContext(app)),
    /** A request that the person has confirmed. */
    async proven() {
      const awa = await registerCouple(app);
      const id = await noteRequest(awa.userId);
      expect(await runIt(id)).toMatchObject({ status: 200, body: { erasure: { state: "asked" } } });
      const token = await linkTo(awa.email, "privacy-erasure-proof");
      expect(await press(token, "confirm")).toMatchObject({ status: 200 });
      return { awa, id, token };
    },
  };
}
