import { redirectAfterReading, submitWhenVisible } from "./attendance.ts";
import { openDialogs } from "./dialogs.ts";
import { focusFirstError } from "./first-error.ts";
import { submitOnce } from "./forms.ts";
import { registerServiceWorker } from "./install.ts";
import { loadLazyScripts } from "./lazy-scripts.ts";
import { closeMenus } from "./menus.ts";
import { clearOtherPeople } from "./other-people.ts";
import { revealPasswords } from "./passwords.ts";
import { formatPhones } from "./phones.ts";
import { loadVisiblePictures } from "./pictures.ts";
import { closeToasts } from "./toasts.ts";
import { confirmSignOutWithUnsentEdits } from "./unsent-edits.ts";

// One small script on every page, before React and without it: behaviour is bound to the document,
// so that elements rendered later are handled as well.
document.documentElement.dataset.enhanced = "";
clearOtherPeople();
closeMenus();
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
