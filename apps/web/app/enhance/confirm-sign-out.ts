import { WAITING_EDITS } from "#app/device/stored-names.ts";
import { rememberSignOut } from "./clear-other-people.ts";

/** `form[data-signs-out]`: asks before signing out while offline edits are unsent, since they are deleted. */
export function confirmSignOutWithUnsentEdits(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (!("signsOut" in form.dataset)) return;
    if (!hasUnsentEdits()) {
      rememberSignOut();
      return;
    }
    const question =
      "Des modifications faites hors connexion ne sont pas encore envoyées. Elles seront perdues. Se déconnecter quand même\u00a0?";
    if (confirm(question)) rememberSignOut();
    else event.preventDefault();
  });
}

function hasUnsentEdits(): boolean {
  try {
    return localStorage.getItem(WAITING_EDITS) !== null;
  } catch {
    return false;
  }
}
