/** Papers of the civil file of an event, one that may be removed, and one that is offered to it. */
export interface CivilFileSubject {
  paperId: number;
  sparePaperId: number;
  listedId: number;
}

/** Tables of the room of an event, one of which may be removed, and a guest who is kept apart from another. */
export interface SeatingSubject {
  tableId: number;
  spareTableId: number;
  ruleId: number;
  otherGuestId: number;
}

/** Photos of guests of an event in each state, and one more of the album that may be reported. */
export interface AlbumSubject {
  key: string;
  shownPhotoId: number;
  waitingPhotoId: number;
  hiddenPhotoId: number;
  reportedPhotoId: number;
}
