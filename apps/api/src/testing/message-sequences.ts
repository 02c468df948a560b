import type { SequenceStep } from "@jdj/contract/invitations/message-sequence";
import { eq } from "drizzle-orm";
import { requestContext } from "../app-context.ts";
import { sendDueSteps } from "../areas/invitations/message-sequence/send-due-steps.ts";
import { events } from "../areas/notebook/events/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";

/** A sequence as its hosts read it. */
interface ListedSequence {
  date: string | null;
  steps: SequenceStep[];
  proposals: string[];
}

/** Reads sequences of messages, and lets their days come. */
export function sequences(app: TestApp) {
  const listed = async ({ eventId, token }: CastMember) =>
    (await app.call("GET", `/api/v1/events/${eventId}/message-sequence`, { token }))
      .body as ListedSequence;
  return {
    listed,
    stateOf: async (member: CastMember, id: number) =>
      (await listed(member)).steps.find((step) => step.id === id),
    run: () => sendDueSteps(requestContext(app)),
    /** Moves the feast so many days from today. */
    async feastIn({ eventId }: Pick<CastMember, "eventId">, days: number) {
      const day = new Date(app.clock().getTime() + days * 86_400_000);
      const weddingDate = day.toISOString().slice(0, 10);
      await app.db
        .update(events)
        .set({ weddingDate, weddingDatePrecision: "exact" })
        .where(eq(events.id, eventId));
    },
    /** Lets the clock reach an hour so many days from now. */
    waitUntil(days: number, hour: number) {
      const then = new Date(app.clock());
      then.setUTCDate(then.getUTCDate() + days);
      then.setUTCHours(hour, 0, 0, 0);
      app.wait((then.getTime() - app.clock().getTime()) / 1000);
    },
  };
}
