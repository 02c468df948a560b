import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import demonstration from "./demonstration-banner.module.css";
import kit from "./kit.module.css";
import view from "./view-banner.module.css";

/** The banner which says that no message leaves the server, with a link to the mail catcher. */
export function DemonstrationBanner() {
  return (
    <aside
      className={`${kit.notPrinted} ${demonstration.banner}`}
      aria-label="Démonstration"
      data-demonstration
    >
      Démonstration&nbsp;: <a href={at("mailCatcher")}>voir la boîte d’envoi</a>
    </aside>
  );
}

/** Says on every page that the account is about to be erased, with the button that keeps it. */
export function ErasureBanner({ erasesAt }: { erasesAt: string }) {
  return (
    <aside className={view.banner} aria-label="Effacement du compte">
      <p>
        Votre compte sera effacé après le <strong>{dateAndTime(erasesAt)}</strong>.
      </p>
      <form method="post" action={at("cancelErasure")}>
        <button type="submit">Le garder</button>
      </form>
    </aside>
  );
}

/** The banner which says to a member of staff whose notebook they look at, with the way out. */
export function ViewBanner({ name }: { name: string }) {
  return (
    <aside className={view.banner} aria-label="Consultation">
      <p>
        Vous regardez le carnet de <strong>{name}</strong>, sans pouvoir y écrire.
      </p>
      <form method="post" action={at("endView")}>
        <button type="submit">Quitter</button>
      </form>
    </aside>
  );
}
