import { fieldErrorsOf } from "@jdj/contract/call/refusals";
import { data } from "react-router";

/**
 * Reads a list by filters that a visitor typed. One that is refused is reported, and none of them
 * filters.
 * @param typed the typed filters, with what each is called in the call
 * @param read reads the list; with `asTyped` false without the typed filters
 * @throws 404 when any other field of the call is refused
 */
export async function readFiltered<Listed, Field extends string>(
  typed: Readonly<Record<Field, string>>,
  read: (asTyped: boolean) => Promise<Listed>,
): Promise<{ listed: Listed; errors: Partial<Record<Field, string[]>> }> {
  try {
    return { listed: await read(true), errors: {} };
  } catch (error) {
    const refused = fieldErrorsOf(error);
    if (refused === null) throw error;
    const names: readonly string[] = Object.values(typed);
    if (!Object.keys(refused).every((name) => names.includes(name)))
      throw data(null, { status: 404 });
    const errors: Partial<Record<Field, string[]>> = {};
    for (const field of Object.keys(typed) as Field[])
      if (refused[typed[field]]) errors[field] = refused[typed[field]];
    return { listed: await read(false), errors };
  }
}
