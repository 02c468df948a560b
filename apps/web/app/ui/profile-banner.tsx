import { at } from "@jdj/contract/paths/addresses";
import { useSite } from "#app/document/site.ts";
import kit from "#app/ui/kit.module.css";
import { Icon } from "./icon.tsx";
import styles from "./profile-banner.module.css";

/** The red banner of an account with an unverified address or without birth date; else nothing. */
export function ProfileBanner() {
  const { user } = useSite();
  if (!user || (user.verified && user.hasBirthDate)) return null;
  return (
    <p className={`${kit.notPrinted} ${styles.banner}`} role="status">
      <Icon name="alert-triangle" size={20} />
      {user.verified ? (
        <span>
          Votre date de naissance manque&nbsp;: votre profil est incomplet.{" "}
          <a href={at("account")}>Voir mon profil</a>
        </span>
      ) : (
        <span>
          Votre adresse n’est pas encore vérifiée. <a href={at("account")}>Voir mon profil</a>
        </span>
      )}
    </p>
  );
}
