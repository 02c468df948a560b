import { html, raw } from "hono/html";

const style = `
:root{color:#17173b;background:#f6f5fa;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:64rem;padding:1rem}
header{border-bottom:4px double #2b2f8f;margin-bottom:1rem}
a{color:#2b2f8f}nav{display:flex;flex-wrap:wrap;gap:0 1.5rem}nav a{display:inline-block;padding:.625rem 0;color:#2b2f8f}
nav a[aria-current]{color:inherit;font-weight:600;text-decoration:none}
h1{font:400 1.75rem/1.2 "Young Serif",Georgia,serif;margin:.5rem 0}
h2{font-size:1.125rem;margin:1.5rem 0 .5rem}
div.table{overflow-x:auto;background:#fff;border:1px solid #e6e4f0;border-radius:4px}
table{border-collapse:collapse;width:100%}
th,td{padding:.5rem .75rem;text-align:left;border-bottom:1px solid #e6e4f0;white-space:nowrap}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
article{margin:.75rem 0;padding:.75rem 1rem;background:#fff;border:1px solid #e6e4f0;border-left:6px solid #2b2f8f;border-radius:4px;overflow-wrap:anywhere}
article.done{border-left-color:#e6e4f0}article h3{margin:0;font-size:1rem}article p{margin:.25rem 0;white-space:pre-line}
small{color:#4a4a6e;font-size:.875rem}
button,input{min-height:2.75rem;padding:0 .75rem;font:inherit;border:1px solid #2b2f8f;border-radius:6px;background:#fff;color:#2b2f8f}
button{cursor:pointer}form{display:inline}.fault{color:#a1164f;font-weight:600}
:focus-visible{outline:3px solid #2b2f8f;outline-offset:2px}
`;

/** The operator's pages, in the order of their links. */
const pages = [
  { path: "/exploitation/taches", label: "Tâches en échec" },
  { path: "/exploitation/messages", label: "Messages et demandes" },
  { path: "/exploitation/avis", label: "Avis signalés" },
  { path: "/exploitation/envois", label: "Envois" },
  { path: "/exploitation/conservation", label: "Conservation" },
];

/** The frame of each of the operator's pages. `notice`: the result of the last action. */
export function operatorPage(
  {
    brand,
    path,
    title,
    notice,
  }: { brand: string; path: string; title: string; notice: string | null },
  content: ReturnType<typeof html>,
) {
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} | ${brand}</title><style>${raw(style)}</style></head><body>
<header><nav aria-label="Exploitation">${pages.map(
    (page) =>
      html`<a href="${page.path}" ${page.path === path ? raw('aria-current="page"') : ""}>${page.label}</a>`,
  )}</nav><h1>${title}</h1></header><main>
${notice ? html`<p role="status"><strong>${notice}</strong></p>` : ""}
${content}
</main></body></html>`;
}
