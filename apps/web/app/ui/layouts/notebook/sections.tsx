import {
  IconBuildingStore,
  IconCalendarHeart,
  IconChecklist,
  IconCoins,
  IconDots,
  IconHeart,
  IconHome,
  IconMail,
  IconMailCheck,
  IconMapPin,
  IconNotebook,
  IconShare3,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from "@tabler/icons-react";
import { Link } from "react-router";
import { at } from "../../../addresses.ts";
import { JumpButton } from "../../../areas/notebook/jump/jump-button.tsx";
import { SignOutForm } from "../../sign-out-form.tsx";
import { Wordmark } from "../../wordmark.tsx";
import { useSection } from "./current-section.ts";
import styles from "./sections.module.css";

/** The notebook's sections that exist, in the order of the notebook. */
const sections = [
  { to: at("couple"), label: "Le couple", Icon: IconHeart },
  { to: at("summary"), label: "En bref", Icon: IconNotebook },
  { to: at("committee"), label: "Comité restreint", Icon: IconUsersGroup },
  { to: at("budget"), label: "Budget", Icon: IconCoins },
  { to: at("planning"), label: "Planning", Icon: IconChecklist },
  { to: at("ceremonies"), label: "Dates et lieux", Icon: IconMapPin },
  { to: at("guests"), label: "Invités", Icon: IconUsers },
  { to: at("cards"), label: "Joy Cards", Icon: IconMail },
  { to: at("responses"), label: "Réponses", Icon: IconMailCheck },
];

const tabs = [
  { to: at("summary"), label: "Carnet", Icon: IconNotebook },
  { to: at("guests"), label: "Invités", Icon: IconUsers },
  { to: at("cards"), label: "Cartes", Icon: IconMail },
];

/** From 1024 px: the sections down the left. */
export function Rail({ eventId }: { eventId: number | undefined }) {
  const current = useSection();
  return (
    <aside className={styles.rail} aria-label="Carnet">
      <Wordmark />
      <JumpButton eventId={eventId} />
      <nav aria-label="Sections du carnet" className={styles.list}>
        {sections.map(({ to, label, Icon }) => (
          <Link key={to} to={to} aria-current={current(to)}>
            <Icon size={22} stroke={1.75} aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.foot}>
        <Link to={at("events")} aria-current={current(at("events"))}>
          <IconCalendarHeart size={22} stroke={1.75} aria-hidden="true" />
          Mes événements
        </Link>
        <Link to={at("sharing")} aria-current={current(at("sharing"))}>
          <IconShare3 size={22} stroke={1.75} aria-hidden="true" />
          Partager le carnet
        </Link>
        <a href={at("providers")}>
          <IconBuildingStore size={22} stroke={1.75} aria-hidden="true" />
          Prestataires
        </a>
        <a href={at("home")}>
          <IconHome size={22} stroke={1.75} aria-hidden="true" />
          Accueil
        </a>
        <a href={at("account")}>
          <IconUser size={22} stroke={1.75} aria-hidden="true" />
          Mon compte
        </a>
        <SignOutForm />
      </div>
    </aside>
  );
}

/** Below 1024 px: the chief sections at the thumb's reach, the others under « Plus ». */
export function BottomTabs() {
  const current = useSection();
  return (
    <nav aria-label="Carnet" className={styles.tabs}>
      {tabs.map(({ to, label, Icon }) => (
        <Link key={to} to={to} aria-current={current(to)}>
          <Icon size={24} stroke={1.75} aria-hidden="true" />
          {label}
        </Link>
      ))}
      <a href={at("providers")}>
        <IconBuildingStore size={24} stroke={1.75} aria-hidden="true" />
        Prestataires
      </a>
      <details data-menu className={styles.more}>
        <summary>
          <IconDots size={24} stroke={1.75} aria-hidden="true" />
          Plus
        </summary>
        <div className={styles.sheet}>
          {sections.map(({ to, label, Icon }) => (
            <a key={to} href={to} aria-current={current(to)}>
              <Icon size={22} stroke={1.75} aria-hidden="true" />
              {label}
            </a>
          ))}
          <a href={at("events")}>
            <IconCalendarHeart size={22} stroke={1.75} aria-hidden="true" />
            Mes événements
          </a>
          <a href={at("sharing")}>
            <IconShare3 size={22} stroke={1.75} aria-hidden="true" />
            Partager le carnet
          </a>
          <a href={at("home")}>
            <IconHome size={22} stroke={1.75} aria-hidden="true" />
            Accueil
          </a>
          <a href={at("account")}>
            <IconUser size={22} stroke={1.75} aria-hidden="true" />
            Mon compte
          </a>
          <SignOutForm />
        </div>
      </details>
    </nav>
  );
}
