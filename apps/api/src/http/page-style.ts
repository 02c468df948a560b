/** The style of the mail catcher, in the colours of the product. */
export const mailCatcherStyle = `
:root{color:#17173b;background:#f6f5fa;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:46rem;padding:1rem}
header{border-bottom:4px double #2b2f8f;margin-bottom:1rem}
h1{font:400 1.75rem/1.2 "Young Serif",Georgia,serif;margin:.5rem 0}
h2{font-size:1rem;margin:0;overflow-wrap:anywhere}
article{background:#fff;border:1px solid #e6e4f0;border-radius:4px;padding:.75rem 1rem;margin:.75rem 0}
.meta{color:#4a4a6e;font-size:.875rem;margin:.25rem 0;overflow-wrap:anywhere}
.code{font:600 1.75rem/1 ui-monospace,monospace;letter-spacing:.3em;color:#2b2f8f}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:#f6f5fa;padding:.5rem}
ul{padding-left:1rem;margin:.25rem 0;font-size:.875rem}li{overflow-wrap:anywhere}
a{color:#2b2f8f}.empty{color:#4a4a6e;padding:3rem 0;text-align:center}
`;
