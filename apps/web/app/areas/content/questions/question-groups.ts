import { plainWords, readSimpleHtml, writeSimpleHtml } from "@jdj/contract/content/simple-html";

/** A question with its answer, as HTML for the page and as text for search engines. */
type Question = { question: string; html: string; text: string };

/** Questions under one title. */
export type QuestionGroup = { title: string; questions: Question[] };

/** Reads the text of questions: each `h2` begins a group, each `h3` a question, followed by its answer. */
export function questionGroups(html: string): QuestionGroup[] {
  const groups: QuestionGroup[] = [];
  for (const node of readSimpleHtml(html)) {
    const isElement = typeof node !== "string";
    const text = plainWords([node]);
    const group = groups.at(-1);
    const question = group?.questions.at(-1);
    if (isElement && node.tag === "h2") groups.push({ title: text, questions: [] });
    else if (isElement && node.tag === "h3")
      group?.questions.push({ question: text, html: "", text: "" });
    else if (question && text !== "") {
      question.html += writeSimpleHtml([node]);
      question.text = `${question.text} ${text}`.trim();
    }
  }
  return groups;
}
