import { plainWords, readSimpleHtml, writeSimpleHtml } from "@jdj/contract/content/simple-html";

/** A question with its answer, as HTML for the page and as words for search engines. */
type Question = { question: string; html: string; words: string };

/** Questions under one title. */
type QuestionGroup = { title: string; questions: Question[] };

/** Reads the text of questions: each `h2` begins a group, each `h3` a question, what follows answers it. */
export function questionGroups(html: string): QuestionGroup[] {
  const groups: QuestionGroup[] = [];
  for (const node of readSimpleHtml(html)) {
    const isElement = typeof node !== "string";
    const words = plainWords([node]);
    const group = groups.at(-1);
    const question = group?.questions.at(-1);
    if (isElement && node.tag === "h2") groups.push({ title: words, questions: [] });
    else if (isElement && node.tag === "h3")
      group?.questions.push({ question: words, html: "", words: "" });
    else if (question && words !== "") {
      question.html += writeSimpleHtml([node]);
      question.words = `${question.words} ${words}`.trim();
    }
  }
  return groups;
}
