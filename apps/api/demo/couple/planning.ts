/** What is saved of a task: `end` and `start` are days from the wedding; without them, as proposed. */
export interface DemoTask {
  isDone: boolean;
  start?: number;
  end?: number;
}

const done: DemoTask = { isDone: true };
/** Due on the Sunday after the base, a Monday: this week on each day before the dates move on. */
const dueThisWeek = { isDone: false, end: -111 };

/**
 * The wedding's tasks by group and code, 22 of 54 done. `formalities/papers`, `providers/host` and
 * `clothes/family-cloth` are left out: proposed for 120 days before the wedding, they are late.
 */
export const weddingTasks: Readonly<Record<string, DemoTask>> = {
  "foundations/announce": done,
  "foundations/date": done,
  "foundations/budget": done,
  "foundations/committee": done,
  "foundations/first-list": done,
  "foundations/godparents": done,
  "foundations/witnesses": done,
  "dowry/knocking": done,
  "dowry/dowry-list": done,
  "dowry/spokesmen": done,
  "dowry/dowry-shopping": { isDone: true, start: -200, end: -150 },
  "dowry/dowry-setting": { isDone: true, start: -180, end: -148 },
  "dowry/dowry-day": { isDone: true, start: -147, end: -147 },
  "formalities/town-hall": done,
  "formalities/worship": done,
  "providers/venue": done,
  "providers/caterer": done,
  "providers/decorator": done,
  "providers/photographer": done,
  "providers/music": { ...dueThisWeek, start: -200 },
  "clothes/dress": { ...dueThisWeek, start: -180 },
  "guests/save-the-date": done,
  "guests/list": { isDone: true, start: -190, end: -170 },
  "guests/invitations": { isDone: true, start: -165, end: -155 },
};
