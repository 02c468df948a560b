import { html, raw } from "hono/html";

const style = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px; background: #F6F5FA; color: #17173B; font: 16px/24px system-ui, sans-serif }
main { max-width: 26rem; margin: 0 auto; padding: 20px; background: #fff; border: 1px solid #E6E4F0; border-radius: 4px }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 28px }
p { margin: 0 0 16px; color: #4A4A6E }
label { display: block; margin-bottom: 12px; font-weight: 600 }
input { display: block; width: 100%; min-height: 48px; margin-top: 4px; padding: 0 12px; border: 1px solid #8684A8; border-radius: 6px; font: inherit }
button { display: block; width: 100%; min-height: 48px; margin-top: 12px; border: 1px solid #2B2F8F; border-radius: 6px; background: #fff; color: #2B2F8F; font: inherit; font-weight: 600; cursor: pointer }
button:first-of-type { background: #2B2F8F; color: #fff }
:focus-visible { outline: 3px solid #2B2F8F; outline-offset: 2px }
`;

/** The page that stands in for Facebook's: who one is, and what one answers. */
export function consentPage({ returnTo, state }: { returnTo: string; state: string }) {
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Facebook, en démonstration</title><style>${raw(style)}</style></head>
<body><main><h1>Facebook, en démonstration</h1>
<p>Cette page tient lieu de Facebook : rien n’en sort. Dites qui vous êtes, puis ce que vous répondez.</p>
<form method="post">
<input type="hidden" name="redirect_uri" value="${returnTo}"><input type="hidden" name="state" value="${state}">
<label>Prénom<input name="given_names" value="Aya" maxlength="60"></label>
<label>Nom<input name="last_name" value="N’Guessan" maxlength="60"></label>
<label>Adresse email<input name="email" type="email" value="aya.facebook@exemple.ci" maxlength="254"></label>
<button name="outcome" value="accept">Continuer</button>
<button name="outcome" value="no-email">Continuer sans donner mon adresse</button>
<button name="outcome" value="refuse">Refuser</button>
<button name="outcome" value="away">Simuler une panne</button>
</form></main></body></html>`;
}
