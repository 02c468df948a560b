/** The nonce with which the server lets this page write styles. */
export const nonce =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
