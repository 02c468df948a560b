import type { DndContextProps, UniqueIdentifier } from "@dnd-kit/core";

/** What a screen reader says while a row is moved. @param names of the rows, by their numbers */
export function reorderSpeech(
  names: ReadonlyMap<UniqueIdentifier, string>,
): NonNullable<DndContextProps["accessibility"]> {
  const order = [...names.keys()];
  const name = (id: UniqueIdentifier) => `« ${names.get(id) ?? id} »`;
  const place = (id: UniqueIdentifier) => `position ${order.indexOf(id) + 1} sur ${order.length}`;
  return {
    screenReaderInstructions: {
      draggable:
        "Appuyez sur Espace pour saisir la ligne, déplacez-la avec les flèches, puis appuyez sur Espace pour la poser ou sur Échap pour annuler.",
    },
    announcements: {
      onDragStart: ({ active }) => `Ligne ${name(active.id)} saisie, ${place(active.id)}.`,
      onDragOver: ({ active, over }) =>
        over ? `Ligne ${name(active.id)} : ${place(over.id)}.` : undefined,
      onDragEnd: ({ active, over }) =>
        `Ligne ${name(active.id)} posée${over ? `, ${place(over.id)}` : ""}.`,
      onDragCancel: ({ active }) => `Déplacement de ${name(active.id)} annulé.`,
    },
  };
}
