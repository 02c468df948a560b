import {
  fillIntroduction,
  type IntroductionKey,
  introductionShape,
} from "@jdj/contract/content/section-introductions";
import { readSimpleHtml, type SimpleNode } from "@jdj/contract/content/simple-html";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { createElement, type ReactNode } from "react";
import { useWatch } from "react-hook-form";

/** The nodes of a text as elements; its links are underlined, and lead nowhere. */
function shown(nodes: readonly SimpleNode[]): ReactNode[] {
  return nodes.map((node) =>
    typeof node === "string"
      ? node
      : createElement(node.tag === "a" ? "u" : node.tag, null, ...shown(node.children)),
  );
}

/** The nodes of the HTML of the form; links to pages of the site are links too. */
const nodesOf = (html: string) =>
  readSimpleHtml(html.replaceAll('href="/', `href="${window.location.origin}/`));

/** What customers will read, while it is written; each placeholder has an example. */
export function Preview({ introductionKey }: { introductionKey: IntroductionKey }) {
  const [title, first, rest] = useWatch({ name: ["title", "first", "rest"] });
  const { placeholders, hasMore } = introductionShape(introductionKey);
  const filled = (text: unknown) => fillIntroduction(String(text ?? ""), placeholders);
  const more = hasMore ? nodesOf(filled(rest)) : [];
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Aperçu"
      sx={{ width: "100%", p: 2, mb: 2 }}
    >
      <Typography variant="overline" color="text.secondary">
        Aperçu
      </Typography>
      {title ? (
        <Typography variant="h5" component="p">
          {filled(title)}
        </Typography>
      ) : null}
      {more.length === 0 ? (
        <Typography>{filled(first)}</Typography>
      ) : (
        <Box component="details" sx={{ "& summary": { cursor: "pointer" } }}>
          <summary>
            {filled(first)} <strong>+ VOIR PLUS</strong>
          </summary>
          {shown(more)}
        </Box>
      )}
    </Paper>
  );
}
