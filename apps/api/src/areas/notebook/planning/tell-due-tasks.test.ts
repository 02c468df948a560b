import { expect, it } from "vitest";
import { calendarDate, requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { eventTasks } from "./tables.ts";
import { tellDueTasks } from "./tell-due-tasks.ts";

const app = testApp();

it("the tasks of a day that are not done are told together, once", async () => {
  const { token, eventId } = await registerCouple(app);
  const endDate = calendarDate(app.clock());
  const task = (taskId: number, changes: object = {}) => ({
    ...{ eventId, taskId, endDate, isDone: false },
    ...changes,
  });
  await app.db
    .insert(eventTasks)
    .values([task(1), task(2), task(3, { isDone: true }), task(4, { endDate: "2030-01-01" })]);
  for (const _ of [1, 2]) await tellDueTasks(requestContext(app));
  const { body } = await app.call("GET", "/api/v1/notices", { token });
  expect(body).toMatchObject({
    total: 1,
    data: [{ kind: "task-due", title: "2\u00a0tâches à faire", count: 2 }],
  });
});
