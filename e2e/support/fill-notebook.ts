import { type APIRequestContext, expect } from "@playwright/test";
import { addGuests, type Person } from "./people.ts";
import { holdCeremonies } from "./responses.ts";

interface Group {
  children: { id: number }[];
}

/** Writes something into each section of a notebook: 60 guests, amounts, tasks, ceremonies, a member. */
export async function fillNotebook(request: APIRequestContext, couple: Person): Promise<void> {
  const { token, eventId: event_id } = couple;
  const headers = { authorization: `Bearer ${token}` };
  const read = async <T>(path: string): Promise<T> =>
    (await request.get(`/api/v1/${path}/${event_id}`, { headers })).json();
  const save = async (
    path: string,
    form: { data: unknown } | { multipart: Record<string, string> },
  ) => {
    const answer = await request.post(`/api/v1/${path}`, { headers, ...form });
    expect(answer.status(), await answer.text()).toBe(200);
  };

  // The first numbers are left to guests whom the test adds.
  await addGuests(request, couple, 60, 100);
  await holdCeremonies(request, couple);
  const lines = (await read<Group[]>("budgets-by-event")).flatMap(({ children }) => children);
  const amounts = { min_amount: 30_000, max_amount: 50_000, real_amount: 62_000 };
  await save("budgets/events", {
    data: lines.slice(0, 4).map(({ id }) => ({ event_id, budget_id: id, ...amounts })),
  });
  const tasks = (await read<Group[]>("plannings-by-event")).flatMap(({ children }) => children);
  const dates = { start_date: "2027-01-04", end_date: "2027-01-08" };
  await save("plannings/events", {
    data: tasks.slice(0, 3).map(({ id }, at) => ({
      ...{ event_id, planning_id: id, ...dates },
      status: at === 0 ? 1 : 0,
    })),
  });
  const [place] = await read<{ id: number }[]>("restricted-committees-by-event");
  await save("restricted-committees/events", {
    multipart: {
      event_id: String(event_id),
      restricted_committee_id: String(place?.id),
      civility: "M",
      last_name: "Yao",
      given_names: "Koffi",
      phone_number_1: "+225 07 01 02 03 04",
    },
  });
}
