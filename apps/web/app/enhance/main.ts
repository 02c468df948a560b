import { closeMenus } from "./menus.ts";
import { closeToasts } from "./toasts.ts";

// One small script on every page, before React and without it: behaviour is bound to the document,
// so that parts drawn later are served as well.
document.documentElement.dataset.enhanced = "";
closeMenus();
closeToasts();
