import { plainWords, type SimpleNode } from "@jdj/contract/content/simple-html";

/**
 * Whether a text is of questions: each `h2` begins a group, each `h3` a question, what follows it is
 * its answer. Every group has a question and every question an answer.
 */
export function areQuestions(nodes: readonly SimpleNode[]): boolean {
  let before: "start" | "group" | "question" | "answer" = "start";
  for (const node of nodes) {
    if (plainWords([node]) === "") continue;
    const tag = typeof node === "string" ? "" : node.tag;
    if (tag === "h2") {
      if (before !== "start" && before !== "answer") return false;
      before = "group";
    } else if (tag === "h3") {
      if (before !== "group" && before !== "answer") return false;
      before = "question";
    } else {
      if (before === "start" || before === "group") return false;
      before = "answer";
    }
  }
  return before === "answer";
}
