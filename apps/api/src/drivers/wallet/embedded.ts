import { generateKeyPairSync } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import { createLocalJWKSet, exportJWK, jwtVerify } from "jose";
import QRCode from "qrcode";
import { googleWalletDriver, type passPayload } from "./google.ts";
import type { WalletDriver } from "./port.ts";

const issuerId = "3388000000022200000";
const account = "passes@joie.test";

/**
 * A fake wallet: /dev/wallet shows the pass of a link that the real driver signed, with a key of this
 * process, and saves nothing.
 */
export function embeddedWallet({ publicUrl }: { publicUrl: string }): WalletDriver {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const keys = exportJWK(publicKey).then((jwk) => createLocalJWKSet({ keys: [jwk] }));
  const routes = new Hono().get("/dev/wallet/:token", async (c) => {
    const read = await keys
      .then((known) => jwtVerify(c.req.param("token"), known, { issuer: account }))
      .catch(() => null);
    if (read === null) return c.text("This pass was not signed by this process.", 400);
    const { payload } = read.payload as { payload: ReturnType<typeof passPayload> };
    const [feast] = payload.eventTicketClasses;
    const [pass] = payload.eventTicketObjects;
    if (!feast || !pass) return c.text("This link contains no pass.", 400);
    c.header("cache-control", "no-store");
    const picture = await QRCode.toDataURL(pass.barcode.value, { margin: 2 });
    const lines = [feast.dateTime?.start, feast.venue?.name.defaultValue.value];
    return c.html(html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Google Wallet, en démonstration</title></head>
<body><main><h1>Google Wallet, en démonstration</h1>
<p>Cette page tient lieu de Google Wallet : rien n’est enregistré.</p>
<h2>${feast.eventName.defaultValue.value}</h2><p>${feast.issuerName}</p>
${lines.filter(Boolean).map((line) => html`<p>${line}</p>`)}
<img src="${picture}" alt="Code ${pass.barcode.value}" width="240" height="240">
<p>${pass.ticketHolderName}, ${pass.textModulesData[0]?.body} pers.</p></main></body></html>`);
  });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const link = `${publicUrl}/dev/wallet/`;
  return { ...googleWalletDriver({ issuerId, account, privateKey: pem, link }), routes };
}
