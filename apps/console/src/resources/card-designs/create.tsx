import { Create, SimpleForm } from "react-admin";
import { DesignNames, DesignPicture, newLayout } from "./fields.tsx";

/** Adds a design of an uploaded picture, which hosts see at once. */
export default function CardDesignCreate() {
  return (
    <Create title="Ajouter un modèle de carte" redirect="list">
      <SimpleForm defaultValues={{ position: 0, tone: "festive", layout: newLayout }}>
        <DesignNames />
        <DesignPicture />
      </SimpleForm>
    </Create>
  );
}
