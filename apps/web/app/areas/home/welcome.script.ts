const name = "jdj_bienvenue";
const year = 365 * 24 * 3600 * 1000;

/** Shows `[data-welcome]`, a hidden toast, at the first visit; a cookie remembers it for a year. */
export async function showWelcomeOnce(): Promise<void> {
  const welcome = document.querySelector<HTMLElement>("[data-welcome]");
  // Old browsers and plain http have no cookie store: there the toast is not shown.
  if (!welcome || !("cookieStore" in window)) return;
  if (await cookieStore.get(name)) return;
  await cookieStore.set({ name, value: "1", expires: Date.now() + year, sameSite: "lax" });
  welcome.hidden = false;
}
