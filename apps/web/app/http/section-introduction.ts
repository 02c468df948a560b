import { escapeHtml } from "@jdj/contract/content/escape-html";
import {
  fillIntroduction,
  type Introduction,
  type IntroductionKey,
} from "@jdj/contract/content/section-introductions";
import type { RouterContextProvider } from "react-router";
import { visitorContext } from "./context.ts";

/**
 * An introduction, for the loader of its page: the process holds it, so that it costs no statement,
 * and a page that is cached offline has it.
 * @param values what its placeholders stand for, as text
 */
export function sectionIntroduction(
  context: Readonly<RouterContextProvider>,
  key: IntroductionKey,
  values: Readonly<Record<string, string>> = {},
): Introduction {
  const { title, first, rest } = context.get(visitorContext).introductions[key];
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  );
  return {
    title: fillIntroduction(title, values),
    first: fillIntroduction(first, values),
    rest: fillIntroduction(rest, escaped),
  };
}
