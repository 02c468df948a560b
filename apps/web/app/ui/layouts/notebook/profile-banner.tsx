import { IconAlertTriangle } from "@tabler/icons-react";
import { at } from "../../../addresses.ts";
import { useSite } from "../../../site.ts";
import styles from "./profile-banner.module.css";

/** The red banner of an account whose address is unproven or whose birth date is missing. */
export function ProfileBanner() {
  const { user } = useSite();
  return (
    <p className={styles.banner} role="status">
      <IconAlertTriangle size={20} aria-hidden="true" />
      <span>
        {user?.verified
          ? "Votre date de naissance manque : complétez votre profil."
          : "Votre adresse n’est pas encore vérifiée : consultez votre profil."}{" "}
        <a href={at("account")}>Voir mon profil</a>
      </span>
    </p>
  );
}
