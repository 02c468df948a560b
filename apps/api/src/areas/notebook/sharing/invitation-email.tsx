import { INVITATION_DAYS } from "@jdj/contract/notebook/sharing";
import { Link, Text } from "@react-email/components";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/** The email that invites somebody to share a notebook: one link, valid seven days, for one person. */
export function NotebookInvitationEmail(props: {
  brand: string;
  ownerName: string;
  eventName: string;
  roleName: string;
  link: string;
}) {
  return (
    <EmailLayout
      brand={props.brand}
      preview={`${props.ownerName} prépare « ${props.eventName} » et vous ouvre son carnet.`}
      heading={`${props.ownerName} partage son carnet avec vous`}
    >
      <Text style={paragraph}>
        Vous êtes invité·e à préparer « {props.eventName} » avec le rôle « {props.roleName} ».
        Connectez-vous, ou créez votre compte, puis acceptez l’invitation.
      </Text>
      <Link href={props.link} style={button}>
        Ouvrir le carnet
      </Link>
      <Text style={paragraph}>
        Le bouton ne répond pas ? Copiez cette adresse dans votre navigateur : {props.link}
      </Text>
      <Text style={paragraph}>
        Ce lien est valable {INVITATION_DAYS} jours et ne sert qu’une fois : ne le transmettez à
        personne. Vous ne connaissez pas {props.ownerName} ? Ignorez cette lettre.
      </Text>
    </EmailLayout>
  );
}
