/**
 * `[data-uploads]`: sends the chosen files of a form one by one, so that each stays within what a
 * request may take, and says how far it is. A refused file is named, and the others are still sent.
 */
export function sendUploads(): void {
  document.addEventListener("submit", (event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute("data-uploads")) return;
    const input = form.querySelector<HTMLInputElement>("input[type=file]");
    const files = [...(input?.files ?? [])];
    if (files.length < 2) return;
    event.preventDefault();
    void sendAll(form, files);
  });
}

async function sendAll(form: HTMLFormElement, files: readonly File[]): Promise<void> {
  const status = form.querySelector("[data-uploads-status]");
  const button = form.querySelector("button");
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  button?.setAttribute("aria-busy", "true");
  const refused: string[] = [];
  for (const [index, file] of files.entries()) {
    say(`Envoi de ${index + 1} sur ${files.length}…`);
    const body = new FormData();
    body.set("intent", "upload");
    body.set("file", file);
    try {
      const answer = await fetch(location.pathname, { method: "POST", body });
      if (!answer.ok) refused.push(file.name);
    } catch {
      refused.push(file.name);
    }
  }
  if (refused.length === 0) location.reload();
  else {
    button?.removeAttribute("aria-busy");
    say(
      `${files.length - refused.length} envoyées. Refusées\u00a0: ${refused.join(", ")}. Vérifiez leur format et leur poids, puis rechargez la page.`,
    );
  }
}
