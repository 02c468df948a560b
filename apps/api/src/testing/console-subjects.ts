import { requestContext } from "../app-context.ts";
import { addStaff } from "../areas/console/staff/add-staff.ts";
import type { TestApp } from "./app.ts";

/** The row numbers of what the calls of the console are about. */
export interface ConsoleSubject {
  staffId: number;
}

/** Writes what the calls of the console are about. @param email names the rows of one customer */
export async function furnishConsole(app: TestApp, email: string): Promise<ConsoleSubject> {
  const author = { id: null, name: "test" };
  const person = { givenNames: "Ama", lastName: "Brou", role: "editor" as const };
  const context = requestContext(app);
  const { id } = await addStaff(context, author, { ...person, email: `staff-of-${email}` });
  return { staffId: id };
}

/** The same things, none of which exists. */
export const missingConsole: ConsoleSubject = { staffId: 999_999_999 };
