import type { Client } from "@jdj/contract/client";
import { taskState } from "@jdj/contract/notebook/planning-progress";
import { calendarDate } from "../src/app-context.ts";
import { makeCaller } from "../src/http/caller.ts";
import type { TestApp } from "../src/testing/app.ts";
import { cast } from "./cast.ts";

/** An account of the demonstration, by the calls of the contract. */
export async function signIn(app: TestApp, email: string) {
  const speak = (token: string | null) =>
    app.api.client(
      makeCaller({ token, tokenFrom: "header", address: "127.0.0.1", device: "a test" }),
    );
  const { sessions } = speak(null).accounts;
  const { token } = await sessions.login({ email, password: "demo" });
  const client = speak(token);
  const { customer } = await client.accounts.sessions.user();
  const customerId = customer?.id ?? 0;
  const events = await client.notebook.events.eventsByCustomer({ customerId });
  const event = events.find(({ select }) => select === 1);
  if (!event) throw new Error("There is no current event");
  return { client, customerId, events, event };
}

/** The tasks of an event, with the dates that are saved or proposed. */
export async function tasksOf(client: Client, eventId: number) {
  const groups = await client.notebook.planning.planningsByEvent({ eventId });
  return groups
    .flatMap(({ children }) => children)
    .map(({ pivot, proposed_start_date, proposed_end_date }) => ({
      isDone: pivot.status === 1,
      start_date: pivot.version > 0 ? pivot.start_date : proposed_start_date,
      end_date: pivot.version > 0 ? pivot.end_date : proposed_end_date,
    }));
}

/** How many tasks of the couple are late. */
export async function countLate(app: TestApp): Promise<number> {
  const { client, event } = await signIn(app, cast.customer.email);
  const tasks = await tasksOf(client, event.id);
  return tasks.filter(
    (task) => !task.isDone && taskState(task, calendarDate(app.clock())) === "late",
  ).length;
}
