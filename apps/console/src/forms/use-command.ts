import { useState } from "react";
import {
  HttpError,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useResourceContext,
} from "react-admin";
import { request } from "../data/request.ts";
import { GONE, isGone } from "./gone-record.ts";

/** The sentence of an error of a call. */
export function sentenceOf(error: unknown): string {
  if (error instanceof HttpError) {
    const [first] = Object.values(error.body?.errors ?? {});
    return typeof first === "string" ? first : error.message;
  }
  return "Le service est momentanément indisponible. Veuillez réessayer.";
}

/**
 * Makes a call about the record that the page shows, then shows it anew. A refusal is shown as its
 * sentence, and what was typed stays; where the record is gone, the list is shown.
 * @param refreshes false where the record is gone afterwards
 */
export function useCommand({ refreshes = true }: { refreshes?: boolean } = {}) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const [isBusy, setBusy] = useState(false);
  /** @returns whether it was done. `path`: below the record, empty for itself */
  const run = async (
    method: string,
    path: string,
    body: unknown,
    done: string,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      await request(method, `${resource}/${record?.id}${path}`, body);
      notify(done, { type: "success" });
      if (refreshes) refresh();
      return true;
    } catch (error) {
      if (isGone(error)) {
        notify(GONE, { type: "warning" });
        redirect("list", resource);
      } else notify(sentenceOf(error), { type: "error" });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
}
