import { openDialogs } from "#app/ui/dialog.script.ts";
import { revealPasswords } from "#app/ui/password-field.script.ts";
import { formatPhones } from "#app/ui/phone-field.script.ts";
import { closeToasts } from "#app/ui/toast.script.ts";
import { clearOtherPeople } from "./clear-other-people.ts";
import { confirmSignOutWithUnsentEdits } from "./confirm-sign-out.ts";
import { focusFirstError } from "./first-error.ts";
import { loadLazyScripts } from "./lazy-scripts.ts";
import { loadVisiblePictures } from "./load-visible-pictures.ts";
import { measureVisit } from "./measure-visit.ts";
import { closeMenus, returnLinks } from "./menus.ts";
import { redirectAfterReading } from "./redirect-after-reading.ts";
import { registerServiceWorker } from "./register-service-worker.ts";
import { submitOnce } from "./submit-once.ts";
import { submitWhenVisible } from "./submit-when-visible.ts";

// One small script on every page, before React and without it: behaviour is bound to the document,
// so that elements rendered later are handled as well.
document.documentElement.dataset.enhanced = "";
measureVisit();
clearOtherPeople();
closeMenus();
returnLinks();
closeToasts();
openDialogs();
confirmSignOutWithUnsentEdits();
submitOnce();
revealPasswords();
formatPhones();
focusFirstError();
submitWhenVisible();
redirectAfterReading();
loadVisiblePictures();
loadLazyScripts();
registerServiceWorker();
