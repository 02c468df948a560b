type HtmlProps = {
  /** HTML of our own, or sanitised by the API. Nothing else. */
  html: string;
  className?: string;
};

/** A text that comes as HTML. */
export function Html({ html, className }: HtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What the page is about, for search engines: a schema.org object as JSON-LD. */
export function StructuredData({ about }: { about: Record<string, unknown> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...about });
  // A closing tag within a text must not end the script.
  const __html = json.replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
