import { refusal } from "@jdj/contract/call/refusals";
import { data } from "react-router";

/** The action of every page of the tour: nothing can be written there. @throws 403 with its sentence */
export function refuseWriting(): never {
  const { status, message } = refusal("tour-read-only");
  throw data(message, { status });
}
