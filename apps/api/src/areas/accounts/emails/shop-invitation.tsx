import { SHOP_INVITATION_DAYS } from "@jdj/contract/providers/invitations";
import { ofName } from "@jdj/french/names";
import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** The email by which a shop's account is activated, or somebody joins its team: one link. */
export function ShopInvitationEmail(props: {
  brand: string;
  shopName: string;
  link: string;
  /** Whether the shop has no team yet. */
  isActivation: boolean;
}) {
  const { brand, shopName, link, isActivation } = props;
  return (
    <EmailLayout
      brand={brand}
      preview={
        isActivation
          ? `Votre demande est acceptée\u00a0: activez le compte de «\u00a0${shopName} ».`
          : `« ${shopName}\u00a0» vous invite dans son équipe.`
      }
      heading={isActivation ? "Votre demande est acceptée" : `L’équipe ${ofName(shopName)}`}
    >
      <Text style={paragraph}>
        {isActivation
          ? `Bienvenue\u00a0! Choisissez un mot de passe pour ouvrir l’espace de «\u00a0${shopName}\u00a0»\u00a0: vous y remplirez votre boutique avant de la publier dans l’annuaire.`
          : `« ${shopName}\u00a0» vous invite à répondre avec son équipe aux demandes des futurs mariés.`}
      </Text>
      <Link href={link} style={button}>
        {isActivation ? "Activer mon compte" : "Rejoindre l’équipe"}
      </Link>
      <Text style={paragraph}>
        Le bouton ne répond pas&nbsp;? Copiez cette adresse dans votre navigateur&nbsp;: {link}
      </Text>
      <Text style={paragraph}>
        Ce lien est valable {SHOP_INVITATION_DAYS}&nbsp;jours et ne sert qu’une fois&nbsp;: ne le
        transmettez à personne. Vous n’attendiez pas ce message&nbsp;? Ignorez-le.
      </Text>
    </EmailLayout>
  );
}
