import { data, type RouterContextProvider } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { dateFrom, fileFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { type BookFilter, bookAddress } from "./book-filter.ts";

/**
 * Carries out a form of « Livre de caisse », by its `intent`.
 * @param filter what the page shows, before and after
 */
export async function changeCashBook(
  context: Readonly<RouterContextProvider>,
  request: Request,
  filter: BookFilter,
) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const { cashBook } = context.get(apiContext).notebook;
  const text = (name: string) => textFrom(form, name);
  const ofEvent = { eventId: text("event_id") };
  const ofEntry = { ...ofEvent, id: text("id"), version: text("version") };
  const line = { budget_id: text("budget_id"), amount: text("amount"), note: text("note") };
  const file = fileFrom(form, "file");
  const payment = {
    ...line,
    paid_on: dateFrom(form, "paid_on"),
    due_on: dateFrom(form, "due_on"),
    means: text("means"),
    paid_by: text("paid_by"),
    ...(file ? { file } : {}),
  };
  const calls: Record<string, () => Promise<{ message?: string | undefined }>> = {
    add: () => cashBook.addEntry({ ...ofEvent, ...payment }),
    save: () => cashBook.saveEntry({ ...ofEntry, ...payment }),
    "remove-receipt": () => cashBook.saveEntry({ ...ofEntry, ...payment, remove_receipt: true }),
    remove: () => cashBook.removeEntry(ofEntry),
    plan: () =>
      cashBook.planInstalments({
        ...ofEvent,
        ...line,
        count: text("count"),
        first_due_on: dateFrom(form, "first_due_on"),
      }),
  };
  const call = calls[text("intent")];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message } = await call();
    return redirectWithFlash(context, bookAddress(filter), {
      kind: "success",
      text: message ?? "",
    });
  } catch (error) {
    return refused(error, form);
  }
}
