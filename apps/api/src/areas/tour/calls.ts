import { tour as contract } from "@jdj/contract/tour/tour";
import { answer } from "../../http/answer.ts";
import { completionOf } from "../notebook/completion/completion.ts";
import { factsOf } from "../notebook/completion/facts.ts";
import { findTourEvent } from "./queries.ts";

export const tourCalls = {
  event: answer(contract.event).handler(async ({ context: { db } }) => {
    const event = await findTourEvent(db);
    if (event === null) return { event: null };
    const { id, seed, name, weddingDate, weddingDatePrecision } = event;
    const completion = completionOf(await factsOf(db, event));
    return {
      event: {
        id,
        seed,
        name,
        wedding_date: weddingDate,
        wedding_date_precision: weddingDatePrecision,
        ...completion,
      },
    };
  }),
};
