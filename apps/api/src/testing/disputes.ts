import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { disputes } from "../areas/disputes/tables.ts";
import { picture, upload } from "../areas/files/image-samples.ts";
import type { TestApp } from "./app.ts";
import { answer, type BookingCast, bookedPackage } from "./bookings.ts";
import { asRole } from "./console.ts";
import { payByWave } from "./pay-deposit.ts";

/** A booking of 60 000 FCFA of deposit for a day, paid by Awa. */
export async function paidBooking(app: TestApp, cast: BookingCast, day: string) {
  const { awa, pro } = cast;
  const { id } = await bookedPackage(app, cast, {}, day);
  await answer(app, pro, id, "confirmed");
  const { body } = await app.call("GET", `/api/v1/booking-package/${id}`, { token: awa.token });
  const { reference } = (body as { deposit: { reference: string } }).deposit;
  await payByWave(app, awa, reference);
  return { id, reference };
}

/** What a customer or a provider sends about a dispute, as a form with photos. */
export async function disputeForm(fields: Record<string, string>, photos = 0): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (let index = 0; index < photos; index += 1)
    form.append(`photos[${index}]`, upload(await picture("jpeg", undefined, 6)));
  return form;
}

/** The last dispute of an app, as stored. */
export async function storedDispute(app: TestApp, id: number) {
  const [row] = await app.db.select().from(disputes).where(eq(disputes.id, id));
  if (!row) throw new Error("There is no such dispute");
  return row;
}

/** Two members of staff: what gives back more than the limit is asked for by both. */
export async function decidingStaff(app: TestApp, name: string) {
  const first = await asRole(app, "finance", `${name}1@exemple.test`);
  const second = await asRole(app, "admin", `${name}2@exemple.test`);
  const decide = (by: typeof first, id: number, refund_fcfa: number, more: object = {}) =>
    by.call("POST", `disputes/${id}/decision`, { refund_fcfa, decision: "Vu.", ...more });
  return {
    ...{ first, second, decide },
    async both(id: number, refund_fcfa: number) {
      expect((await decide(first, id, refund_fcfa)).status).toBe(200);
      return decide(second, id, refund_fcfa);
    },
  };
}
