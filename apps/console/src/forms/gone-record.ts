import { HttpError } from "react-admin";

/** What staff read when the record of a page is not there any more; they are led back to its list. */
export const GONE =
  "Cet élément n’existe plus\u00a0: il a été supprimé ou archivé entre-temps. Rien n’est enregistré.";

/** Whether a call was refused because its record is not there any more. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** Whether a call was refused because somebody else saved since the page was read. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof HttpError && error.body?.code === "changed-meanwhile";
}
