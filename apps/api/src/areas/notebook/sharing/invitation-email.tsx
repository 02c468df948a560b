import { INVITATION_DAYS } from "@jdj/contract/notebook/sharing";
import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";

/**
 * The email that invites somebody to share a notebook, or hands it over to them: one link, valid
 * seven days, for one person.
 */
export function NotebookInvitationEmail(props: {
  brand: string;
  ownerName: string;
  eventName: string;
  roleName: string;
  link: string;
  /** Given when the notebook is handed over. */
  handover?: string;
}) {
  const isHandover = props.handover !== undefined;
  return (
    <EmailLayout
      brand={props.brand}
      preview={`${props.ownerName} prépare « ${props.eventName} » et vous ${isHandover ? "confie" : "ouvre"} son carnet.`}
      heading={`${props.ownerName} ${isHandover ? "vous confie son carnet" : "partage son carnet avec vous"}`}
    >
      {isHandover ? (
        <Text style={paragraph}>
          Acceptez, et « {props.eventName} » est à vous : vous déciderez de tout, et les prochains
          envois de cartes seront payés par votre compte. Connectez-vous, ou créez votre compte,
          avec l’adresse qui a reçu ce message.
        </Text>
      ) : (
        <Text style={paragraph}>
          On vous invite à préparer « {props.eventName} » avec le rôle « {props.roleName} ».
          Connectez-vous, ou créez votre compte, avec l’adresse qui a reçu ce message, puis acceptez
          l’invitation.
        </Text>
      )}
      <Link href={props.link} style={button}>
        Ouvrir le carnet
      </Link>
      <Text style={paragraph}>
        Le bouton ne répond pas ? Copiez cette adresse dans votre navigateur : {props.link}
      </Text>
      <Text style={paragraph}>
        Ce lien est valable {INVITATION_DAYS} jours et ne sert qu’une fois : ne le transmettez à
        personne. Vous ne connaissez pas {props.ownerName} ? Ignorez ce message.
      </Text>
    </EmailLayout>
  );
}
