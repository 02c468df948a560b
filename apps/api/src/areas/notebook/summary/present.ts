import type { SummaryGroup, SummaryQuestion } from "@jdj/contract/notebook/summary";
import { ownVersion } from "../own-lines/own-line.ts";
import type { SummaryRow } from "./queries.ts";
import { isSensitive } from "./sensitive-questions.ts";

/** The options of a question, with the stored answer where staff have taken it from them since. */
function optionsOf(options: string | null, response: string | null): string | null {
  if (options === null || response === null) return options;
  const known = options.split(";").map((option) => option.trim());
  return known.includes(response) ? options : `${options};${response}`;
}

/** A question in the historical shape, with its answer as pivot. */
export function presentQuestion({ question, images, answer }: SummaryRow): SummaryQuestion {
  return {
    id: question.id,
    code: question.code,
    question: question.content,
    own: ownVersion(question),
    type: question.type,
    value: optionsOf(question.options, answer?.response ?? null),
    is_sensitive: isSensitive(question),
    image_list_id: question.imageListId,
    images: images.map(({ code, label, colours }) => ({ code, label, colours })),
    pivot: answer && {
      event_id: answer.eventId,
      summary_id: answer.questionId,
      response: answer.response,
      version: answer.version,
    },
  };
}

/** The questions by group. */
export function presentSummary(rows: readonly SummaryRow[]): SummaryGroup[] {
  const groups = new Map<number, SummaryGroup>();
  for (const row of rows) {
    const { id, content, categoryCode } = row.group;
    const shown = groups.get(id) ?? {
      id,
      question: content,
      category_code: categoryCode,
      categorie_id: row.serviceTypeId,
      children: [],
    };
    groups.set(id, shown);
    shown.children.push(presentQuestion(row));
  }
  return [...groups.values()];
}
